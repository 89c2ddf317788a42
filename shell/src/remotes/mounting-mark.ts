import { readText, remove, writeText } from '@vitrina/shared-auth/storage';
import type { Remembered } from './set-aside.ts';

const KEY = 'vitrina:mounting';
/** Effects of a page have begun by then. */
const SETTLED_MS = 1000;

/**
 * What this tab's last document was mounting when it died: code that never ends leaves no other
 * trace, and a reload would run it again.
 * @returns what was remembered of it (`Remembered`)
 */
export function takeUnfinished(): string | null {
  const container = readText(KEY, 'tab');
  clear();
  return container;
}

/** Set while code of a release begins to run, until the page is idle. */
export interface MountingMark {
  set(mounting: Remembered): void;
  /** The page answers again: takes the mark away once nothing is left to do. */
  settle(): void;
}

export function createMountingMark(): MountingMark {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    clear();
  };
  // A page that can still say goodbye was not stuck; one in the background may be ended at any time.
  addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') end();
  });
  return {
    set({ container }) {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') writeText(KEY, container, 'tab');
    },
    settle() {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(clear), SETTLED_MS);
    },
  };
}

const clear = () => remove(KEY, 'tab');

/** Safari cannot say when it is idle. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);
