import { fold } from '@vitrina/contract/rules/fold';
import type { Command } from '../commands/command.ts';

/** Commands whose title, or one of whose keywords, contains what was typed, with or without its marks. */
export const findCommands = (commands: readonly Command[], query: string): Command[] => {
  const wanted = fold(query).trim();
  return commands.filter(({ title, keywords = [] }) =>
    [title, ...keywords].some((words) => fold(words).includes(wanted)),
  );
};
