const RESTORED = 'vitrina:restored';

/** A page that the browser kept for its back button is shown again, to the person who left it. */
export const announceRestored = (): boolean => dispatchEvent(new Event(RESTORED));

/** Calls `listener` when such a page is shown; nothing where pages are made in advance. */
export function onRestored(listener: () => void): void {
  if (typeof window !== 'undefined') addEventListener(RESTORED, listener);
}
