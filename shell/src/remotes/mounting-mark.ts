import { readText, remove, writeText } from '@vitrina/shared-auth/storage';
import type { Remembered } from './set-aside.ts';

const KEY = 'vitrina:mounting';
/** By then the page's effects have run. */
const SETTLED_MS = 1000;

/**
 * What this tab's last document was mounting when it died: an endless loop leaves no other trace, and a
 * reload would run it again.
 * @returns its `Remembered` key
 */
export function takeUnfinished(): string | null {
  const container = readText(KEY, 'tab');
  clear();
  return container;
}

/** Set while a release's code starts, until the page is idle. */
export interface MountingMark {
  set(mounting: Remembered): void;
  /** The page responds: removes the mark once it is idle. */
  settle(): void;
}

export function createMountingMark(): MountingMark {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    clear();
  };
  // A page that can fire this was not stuck; a background page may be killed at any time.
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

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);
