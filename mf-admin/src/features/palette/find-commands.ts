import { fold } from '@vitrina/contract/rules/fold';
import type { Command } from '../commands/command.ts';

/** Commands whose title contains what was typed, with or without its marks. */
export const findCommands = (commands: readonly Command[], query: string): Command[] => {
  const wanted = fold(query).trim();
  return commands.filter(({ title }) => fold(title).includes(wanted));
};
