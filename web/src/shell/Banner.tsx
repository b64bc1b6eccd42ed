import type { JSX } from 'preact';

/** Our banner: a gonfalon parted between the two armies, on its crossbar. */
export function Banner({ class: name }: { readonly class?: string }): JSX.Element {
  return (
    <svg class={name} viewBox="0 0 32 40" aria-hidden="true" focusable="false">
      <rect x="15" y="3" width="2" height="36" rx="1" fill="var(--brass)" />
      <path d="M6 8.5H16V28.5L11 34.5 6 28.5Z" fill="var(--army-0)" />
      <path d="M16 8.5H26V28.5L21 34.5 16 28.5Z" fill="var(--army-1)" />
      <path
        d="M23.6 8.5H26v2.5h-2.4zM21.2 11h2.4v2.5h-2.4zM23.6 13.5H26V16h-2.4zM21.2 16h2.4v2.5h-2.4zM23.6 18.5H26V21h-2.4zM21.2 21h2.4v2.5h-2.4zM23.6 23.5H26V26h-2.4z"
        fill="var(--army-1-light)"
      />
      <path d="M16 11.4l1.7 5 5 1.7-5 1.7-1.7 5-1.7-5-5-1.7 5-1.7z" fill="var(--army-0-ink)" />
      <rect x="3.5" y="6.4" width="25" height="2.6" rx="1.3" fill="var(--brass)" />
      <circle cx="16" cy="3" r="2.2" fill="var(--brass)" />
      <circle cx="3.6" cy="7.7" r="1.9" fill="var(--brass)" />
      <circle cx="28.4" cy="7.7" r="1.9" fill="var(--brass)" />
    </svg>
  );
}
