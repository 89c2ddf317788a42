import type { BucketOptions } from '@vitrina/object-store/bucket';
import type { CommandOptions } from '../command-options.ts';
import { runCommand } from '../commands.ts';
import { folderStore } from '../folder-store.ts';
import { s3Store } from '../s3-store.ts';
import { policy, policyStore } from './policy-store.ts';

/*
 * A process of its own: runs one command with the credentials of the publisher, and prints what it says.
 */

/** What the process is told. */
export interface RunCommand extends Partial<CommandOptions> {
  verb: string;
  place: string | BucketOptions;
}

const { verb, place, ...options } = JSON.parse(process.argv.at(-1) ?? '') as RunCommand;
const store = typeof place === 'string' ? folderStore(place) : s3Store(place);
const said = await runCommand(
  verb,
  {
    ...{ positionals: [], privateKey: null, stateDir: '', isServed: false, config: undefined },
    ...{ origin: undefined, canary: undefined, ask: async () => true },
    ...options,
    store: policyStore(store, policy('publisher-policy')),
  },
  async () => '',
);
process.stdout.write(`${said}\n`);
