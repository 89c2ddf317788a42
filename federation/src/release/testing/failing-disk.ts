import { cpSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { watchDisk } from './watch-disk.ts';

/*
 * Runs as its own process: repeats each command while the disk fails at every change in turn.
 * Prints the results as JSON.
 */

const FAILS = {
  ENOSPC: ['mkdirSync', 'openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'linkSync'],
  EDQUOT: ['mkdirSync', 'openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'linkSync'],
  EROFS: undefined,
};
export type DiskCode = keyof typeof FAILS;

/** What one command printed and left behind. */
export interface Failed {
  verb: string;
  code: DiskCode;
  /** The first change of the disk that fails. */
  from: number;
  said: string;
  isError: boolean;
  isChanged: boolean;
  /** Temporary files that are left. */
  partial: string[];
  /** Output of the next command, on a working disk. */
  next: string;
  isHtmlInStep: boolean;
}

const { root, verbs, codes, every } = JSON.parse(process.argv.at(-1) ?? '') as {
  root: string;
  verbs: string[];
  codes: DiskCode[];
  /** Every nth change fails. */
  every: number;
};

let calls = 0;
let failing: { from: number; code: DiskCode } | undefined;
watchDisk(root, ({ name, run }) => {
  calls += 1;
  if (!failing || calls < failing.from || FAILS[failing.code]?.includes(name) === false)
    return run();
  throw Object.assign(new Error(`${failing.code}: of the test, ${name}`), { code: failing.code });
});
const { folderStore } = await import('../folder-store.ts');
const { deploymentOn } = await import('../sample-deployment.ts');
const { sampleRemote, sampleShell } = await import('../sample-shell.ts');

const prepared = join(root, 'prepared');
let store = prepared;
const { run, release, registry, inlined } = deploymentOn(() => folderStore(store));
await release('shell', sampleShell());
for (const hash of ['00000001', '00000002'])
  await release('mf-shop', sampleRemote('mf-shop', hash));
const next = sampleRemote('mf-shop', '00000003');

const command = (verb: string) =>
  verb === 'release' ? release('mf-shop', next) : run(verb, 'mf-shop');

/** @returns its message, and whether it is an error */
const saidBy = (work: Promise<string>): Promise<[string, boolean]> =>
  work.then(
    (said) => [said, false],
    (error: Error) => [error.message, true],
  );

let copies = 0;
const copied = () => {
  store = join(root, `store-${++copies}`);
  cpSync(prepared, store, { recursive: true });
  calls = 0;
};
const names = () => readdirSync(store, { recursive: true }).map(String);

async function failed(verb: string, code: DiskCode, from: number): Promise<Failed> {
  copied();
  const before = JSON.stringify(await registry());
  failing = { from, code };
  const [said, isError] = await saidBy(command(verb));
  failing = undefined;
  const isChanged = JSON.stringify(await registry()) !== before;
  const partial = names().filter((name) => /partial|lock|next/.test(name));
  // Makes the locks ten seconds old.
  for (const lock of partial.filter((name) => name.endsWith('.lock')))
    utimesSync(join(store, lock), new Date(0), new Date(0));
  const [after] = await saidBy(run('render-html', ''));
  const isHtmlInStep = JSON.stringify(await inlined()) === JSON.stringify(await registry());
  const [off] = await saidBy(run('switch-off', 'mf-shop'));
  return {
    verb,
    code,
    from,
    said,
    isError,
    isChanged,
    partial,
    next: `${after}\n${off}`,
    isHtmlInStep,
  };
}

const results: Failed[] = [];
for (const verb of verbs) {
  copied();
  await command(verb);
  const count = calls;
  for (const code of codes)
    for (let from = 1; from <= count; from += every) results.push(await failed(verb, code, from));
}
process.stdout.write(JSON.stringify(results));
