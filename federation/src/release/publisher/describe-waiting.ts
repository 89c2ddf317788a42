import type { Registry } from '@vitrina/contract/registry';
import type { CommandOptions } from '../command-options.ts';
import { readExchange, waitingEntries } from './waiting-entries.ts';

/** Submissions without an answer, a line each: of one remote, or of all. */
export async function describeWaiting(
  { store, config }: Pick<CommandOptions, 'store' | 'config'>,
  { delegation }: Registry,
  wanted?: string,
): Promise<string[]> {
  if (!config?.roots || !config.registryKey) return [];
  const teams = Object.keys(delegation?.teams ?? {});
  const names = teams.filter((name) => wanted === undefined || wanted === name);
  const exchange = await readExchange(store, names);
  const waiting = await waitingEntries(store, config.registryKey, exchange);
  return [...waiting].flatMap(([name, { entries }]) => {
    const more = entries.length - MAX_NAMED;
    return [
      ...entries
        .slice(0, MAX_NAMED)
        .map(
          ({ serial, coSigned }) =>
            `${name}, serial ${serial}, waits for the publisher, or for a signature (it has ${coSigned.length + 1})`,
        ),
      ...(more > 0 ? [`${more} more of ${name} wait`] : []),
    ];
  });
}

/** A team may write any number of files, and staff read other lines too. */
const MAX_NAMED = 10;
