import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { EmbedLater } from './later.ts';

/** What the second script of the frame document takes from the first, and where it answers. */
interface SharedWithLater {
  react: object;
  jsx: object;
  provide: (later: EmbedLater) => void;
}

declare global {
  var vitrinaQuiz: SharedWithLater;
}

let provide: (later: EmbedLater) => void = () => {};
const coming = new Promise<EmbedLater>((resolve) => {
  provide = resolve;
});

/** Before the second script runs. */
export function shareWithLater(): void {
  globalThis.vitrinaQuiz = {
    react: { useId, useLayoutEffect, useRef, useState },
    jsx: { jsx, jsxs, Fragment },
    provide,
  };
}

export const whenLater = (): Promise<EmbedLater> => coming;

/** Null until the second script is there. */
export function useLater(): EmbedLater | null {
  const [later, setLater] = useState<EmbedLater | null>(null);
  useLayoutEffect(() => void coming.then(setLater), []);
  return later;
}
