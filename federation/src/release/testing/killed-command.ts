import type { PlatformConfig } from '@vitrina/contract/config';
import type { BucketOptions } from '@vitrina/object-store/bucket';
import type { CommandOptions } from '../command-options.ts';
import type { Verb } from '../usage.ts';
import { type DiskCall, watchDisk } from './watch-disk.ts';

/** A command whose process is killed while it runs. */
export interface KilledCommand {
  verb: string;
  name: string;
  /** Folder of the build to release. */
  build: string;
  /** A folder, or a bucket whose server ends the process. */
  store: string | BucketOptions;
  privateKey: string | null;
  /** Key of a team or of freshness. */
  teamKey?: string;
  freshnessKey?: string;
  waits?: CommandOptions['waits'];
  stateDir: string;
  config: PlatformConfig;
  /** Number of the last change of the disk; absent: nothing is killed here. */
  at?: number;
  how?: 'before' | 'half' | 'after';
}

const { at, how, store, build, ...command } = JSON.parse(
  process.argv.at(-1) ?? '',
) as KilledCommand;
const end = () => process.kill(process.pid, 'SIGKILL');
let calls = 0;

function counted({ content, run }: DiskCall): unknown {
  calls += 1;
  if (calls !== at) return run();
  if (how === 'before') return end();
  const isHalf = how === 'half' && (typeof content === 'string' || content instanceof Uint8Array);
  run(isHalf ? content.slice(0, content.length / 2) : undefined);
  return end();
}

if (typeof store === 'string') watchDisk(store, counted);
// Imported after the disk is watched.
const { folderStore } = await import('../folder-store.ts');
const { s3Store } = await import('../s3-store.ts');
const { runCommand } = await import('../commands.ts');
const { SAMPLE_ORIGIN } = await import('../sample-deployment.ts');
const { USAGE } = await import('../usage.ts');
process.stdout.write('begins\n');
await runCommand(
  command.verb,
  {
    ...command,
    positionals: USAGE[command.verb as Verb].includes('<') ? [command.name] : [],
    store: typeof store === 'string' ? folderStore(store) : s3Store(store),
    origin: SAMPLE_ORIGIN,
    canary: undefined,
    isServed: false,
    ask: async () => true,
  },
  async () => build,
);
process.stdout.write(`${calls}\n`);
