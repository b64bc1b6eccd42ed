import type { ComponentChildren, JSX } from 'preact';

import { useTitle } from './title';

export type Scene = 'fog' | 'empty' | 'letter' | 'lost' | 'door';

const DRAWINGS: Readonly<Record<Scene, string>> = {
  fog: 'M20 88c20-10 34-10 54 0s34 10 54 0 34-10 52 0M30 104c18-8 30-8 48 0s30 8 48 0 28-8 44 0M100 20v58M100 24h34l-9 11 9 11h-34',
  empty: 'M24 60l76-34 76 34-76 34zM24 60v14l76 34 76-34V60M62 43l76 34M138 43L62 77',
  letter: 'M30 30h140v78H30zM30 34l70 46 70-46M30 106l50-40M170 106l-50-40',
  lost: 'M24 92c30-44 46 10 76-24s46-26 76-44M24 92l-6-12M24 92l12-5M150 78l18 18M168 78l-18 18',
  door: 'M66 108V34a34 34 0 0 1 68 0v74M50 108h100M100 108V2M86 62h.01M114 62h.01',
};

interface Props {
  readonly scene: Scene;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** A state that has nothing to show but a word on what to do: designed like any page. */
export function Notice({ scene, title, text, children }: Props): JSX.Element {
  useTitle(title);
  return (
    <section class="scene">
      <svg class="scene-drawing" viewBox="0 0 200 124" aria-hidden="true">
        <path d={DRAWINGS[scene]} />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {children !== undefined && <div class="scene-acts cluster">{children}</div>}
    </section>
  );
}
