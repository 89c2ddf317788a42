import type { BucketOptions } from '@vitrina/object-store/bucket';
import type { CommandOptions } from '../command-options.ts';
import { runCommand } from '../commands.ts';
import { folderStore } from '../folder-store.ts';
import { isTeam } from '../publisher/delegated.ts';
import { s3Store } from '../s3-store.ts';

/*
 * Runs as its own process: runs one command on a store and prints its message.
 */

/** Input of the process. */
export interface RunCommand extends Partial<CommandOptions> {
  verb: string;
  place: string | BucketOptions;
  /** Folder of the build to release. */
  build?: string;
}

const { verb, place, build = '', ...told } = JSON.parse(process.argv.at(-1) ?? '') as RunCommand;
const options = {
  ...{ positionals: [], privateKey: null, stateDir: '', isServed: false, config: undefined },
  ...{ origin: undefined, canary: undefined, ask: async () => true },
  ...told,
};
try {
  const store =
    typeof place === 'string'
      ? folderStore(place, { keepsSpare: !isTeam(options) })
      : s3Store(place);
  process.stdout.write(`${await runCommand(verb, { ...options, store }, async () => build)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
