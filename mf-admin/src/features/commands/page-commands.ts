import { type RefObject, useEffect, useRef } from 'react';
import type { Command } from './command.ts';

const registered = new Set<RefObject<readonly Command[]>>();

/** Commands of the open page. Read on demand, so a change renders nothing. */
export const pageCommands = (): readonly Command[] =>
  [...registered].flatMap(({ current }) => current);

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
