import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { takeOver } from './take-over.tsx';

interface SharedWithLater {
  react: object;
  jsx: object;
  provide: (arrived: typeof takeOver) => void;
}

declare global {
  var vitrinaQuiz: SharedWithLater;
}

/** Call before the second script runs. @returns what it provides */
export const shareWithLater = (): Promise<typeof takeOver> =>
  new Promise((provide) => {
    globalThis.vitrinaQuiz = {
      react: { useId, useLayoutEffect, useRef, useState, useSyncExternalStore },
      jsx: { jsx, jsxs, Fragment },
      provide,
    };
  });
