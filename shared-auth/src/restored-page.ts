const RESTORED = 'vitrina:restored';

/** Announces that the browser shows a restored page, to the same person. */
export const announceRestored = (): boolean => dispatchEvent(new Event(RESTORED));

/** Calls `listener` when a page is restored; never while prerendering. */
export function onRestored(listener: () => void): void {
  if (typeof window !== 'undefined') addEventListener(RESTORED, listener);
}
