import type { KeyboardEvent } from 'react';

export const ARROW_STOP = { 'data-arrow-stop': '' } as const;

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
