import { fold } from '@vitrina/contract/rules/fold';
import type { Command } from '../commands/command.ts';

/** Matches title or keywords, ignoring diacritics. */
export const findCommands = (commands: readonly Command[], query: string): Command[] => {
  const wanted = fold(query).trim();
  return commands.filter(({ title, keywords = [] }) =>
    [title, ...keywords].some((words) => fold(words).includes(wanted)),
  );
};
