import type { CommandOptions } from '../command-options.ts';
import { waitingEntries } from './waiting-entries.ts';

/** Submissions without an answer, a line each: of one remote, or of all. */
export async function describeWaiting(
  { store, config }: Pick<CommandOptions, 'store' | 'config'>,
  wanted?: string,
): Promise<string[]> {
  if (!config?.roots || !config.registryKey) return [];
  const waiting = await waitingEntries(store, config.registryKey);
  return [...waiting.values()].flatMap(({ entries }) =>
    entries
      .filter(({ name }) => wanted === undefined || wanted === name)
      .map(
        ({ name, serial, coSigned }) =>
          `${name}, serial ${serial}, waits for the publisher, or for a signature (it has ${coSigned.length + 1})`,
      ),
  );
}
