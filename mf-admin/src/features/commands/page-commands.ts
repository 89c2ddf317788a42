import { type RefObject, useEffect, useRef } from 'react';
import type { Command } from './command.ts';

const registered = new Set<RefObject<readonly Command[]>>();

/** What can be done on the page that is open. Read when it is needed: nothing renders when it changes. */
export const pageCommands = (): readonly Command[] =>
  [...registered].flatMap(({ current }) => current);

/** Offers commands of a page in the menu, the palette and by their keys while it is open. */
export function usePageCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, []);
}
