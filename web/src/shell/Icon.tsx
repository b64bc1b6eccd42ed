import type { JSX } from 'preact';

const PATHS = {
  computer: 'M4 5h16v10H4zM9 19h6M12 15v4M8.5 9.5h.01M15.5 9.5h.01M9.5 12h5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-4 3-6 7-6s7 2 7 6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  screen: 'M3 6h18v12H3zM12 6v12M7 11.500v1M17 11.500v1',
  games: 'M4 7h16v12H4zM4 11h16M9 11v8M9 4h6v3H9z',
  rules: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10M9 8h6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500v5M7 14.500v5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H4v9h16v-9h-2',
  arrow: 'M5 12h13M13 6.500l5.500 5.500-5.500 5.500',
  back: 'M19 12H6M11 6.500L5.500 12l5.500 5.500',
  undo: 'M8 5L4 9l4 4M4.500 9H14a5 5 0 0 1 0 10H9',
  mirror: 'M4 20L20 4M5 14V5h9zM19 10v9h-9z',
  redo: 'M16 5l4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h5',
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M6 9.500l6 6 6-6',
  replay: 'M7 5l12 7-12 7z',
  first: 'M6 5v14M18 5.500L9 12l9 6.500z',
  previous: 'M16 5.500L8 12l8 6.500z',
  next: 'M8 5.500L16 12l-8 6.500z',
  last: 'M18 5v14M6 5.500L15 12l-9 6.500z',
  pause: 'M9 5v14M15 5v14',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  hint: 'M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.500.400.500 1.100.500 1.600h6c0-.500 0-1.200.500-1.600A6 6 0 0 0 12 3.500',
  eye: 'M2.500 12c2.500-4 5.700-6 9.500-6s7 2 9.500 6c-2.500 4-5.700 6-9.500 6s-7-2-9.500-6zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  key: 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.500L19.500 4M16 7.500l3 3M13.500 10l2 2',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4v1a3 3 0 0 0 3 3M17 6h3v1a3 3 0 0 1-3 3M12 15v4M8 20h8',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c0-3.500 2.500-5 6.500-5s6.500 1.500 6.500 5M16 4.900a3.300 3.300 0 0 1 0 6.200M18 14.900c2.300.600 3.500 2 3.500 4.600',
  horn: 'M4 10v4l3 .500L17 19V5L7 9.500zM7 14.500l1 5h3l-1-4M20 10v4',
  hourglass: 'M7 4h10M7 20h10M8 4c0 5 8 5 8 8s-8 3-8 8M16 4c0 5-8 5-8 8s8 3 8 8',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing that says the same as the words beside it, or as the name of the button around it. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
