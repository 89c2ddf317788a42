import type { KeyboardEvent } from 'react';

/** What the arrows reach below a search box. */
export const ARROW_STOP = { 'data-arrow-stop': '' } as const;

/** Arrows go through the search box and what was found below it. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="searchbox"], [data-arrow-stop]'),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + step]?.focus();
}
