import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, verifyRegistry } from '@vitrina/contract/registry-signature';
import {
  type BucketFault,
  type BucketServer,
  serveBuckets,
} from '@vitrina/object-store/testing/serve-bucket';
import { folderFiles } from '../folder-files.ts';
import type { CommandOptions } from './command-options.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import type { KilledCommand } from './testing/killed-command.ts';

const all = process.env.VITRINA_TEST_ALL === '1';
/** Number of kills, for each kind of store. */
const KILLS = all ? 100 : 2;
/** One of this many kills comes at a random moment. */
const BY_CHANCE = 5;
const LONGEST_MS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;
const TSX = createRequire(import.meta.url).resolve('tsx');
const SCRIPT = fileURLToPath(new URL('./testing/killed-command.ts', import.meta.url));

/** Whether the registry shows that a command completed. */
const COMMANDS: Record<string, (shop: Registry['remotes'][number] | undefined) => boolean> = {
  release: (shop) => shop?.current.id === '1.0.0-00000005',
  rollback: (shop) => shop?.current.id === '1.0.0-00000003',
  'switch-off': (shop) => shop?.disabled === true,
  'prune-releases': () => false,
  'render-html': () => false,
};
const VERBS = all ? Object.keys(COMMANDS) : ['switch-off'];
const HOWS = ['before', 'half', 'after'] as const;

let server: BucketServer;
/** Called for each request of the command to kill; may return a fault. */
let onRequest: (() => BucketFault | undefined) | undefined;
/** Age of objects that are written now, in ms. */
let ageMs = 0;
beforeAll(async () => {
  server = await serveBuckets({
    buckets: ['releases'],
    fault: () => onRequest?.(),
    now: () => new Date(Date.now() - ageMs),
  });
});
afterAll(() => server.close());

/** Makes all files 40 days older. */
function ageFolder(root: string): void {
  for (const name of folderFiles(root)) {
    const file = join(root, name);
    const before = new Date(statSync(file).mtimeMs - 40 * DAY_MS);
    utimesSync(file, before, before);
  }
}

const { privateKey, publicKey } = await createRegistryKeys();
const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
const next = sampleRemote('mf-shop', '00000005');

/** Four releases of mf-shop, two of them unused, and mf-quiz. */
async function deployed(store: KilledCommand['store']) {
  const open = () => (typeof store === 'string' ? folderStore(store) : s3Store(store));
  const deployment = deploymentOn(open, { privateKey, config });
  const { release } = deployment;
  ageMs = 40 * DAY_MS;
  await release('shell', sampleShell());
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  for (const hash of ['00000001', '00000002', '00000003'])
    await release('mf-shop', sampleRemote('mf-shop', hash));
  if (typeof store === 'string') ageFolder(store);
  ageMs = 0;
  await release('mf-shop', sampleRemote('mf-shop', '00000004'));
  return { ...deployment, store };
}
type Deployed = Awaited<ReturnType<typeof deployed>>;

const start = ({ store, stateDir }: Deployed, verb: string, more: Partial<KilledCommand> = {}) => {
  const command: KilledCommand = {
    ...{ verb, name: 'mf-shop', build: next, store, privateKey, stateDir, config },
    ...more,
  };
  return spawn(process.execPath, ['--import', TSX, SCRIPT, JSON.stringify(command)]);
};

/** Runs a command to its end. @returns how many changes of the disk it makes */
async function changesOf(verb: string): Promise<number> {
  const child = start(await deployed(temporaryFolder('store')), verb);
  const [said, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const count = Number(said.trim().split('\n').at(-1));
  if (!(count > 0)) throw new Error(`${verb} did not come to its end: ${problem}`);
  return count;
}

const requestsOf = async (verb: string): Promise<number> => {
  let count = 0;
  const there = await deployed(bucketOf());
  onRequest = () => {
    count += 1;
    return undefined;
  };
  await once(start(there, verb), 'exit');
  onRequest = undefined;
  return count;
};

let buckets = 0;
const bucketOf = () => ({
  address: `${server.origin}/releases/${++buckets}`,
  ...server.credentials,
});

async function ended(child: ChildProcess): Promise<void> {
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** Asserts that a page, a web server and the next command work after a kill. */
async function isWhole(there: Deployed, before: Registry, verb: string): Promise<void> {
  const { registry, run, text: textOf, inlined, store } = there;
  const live = await registry();
  expect(await verifyRegistry(live, publicKey)).toBe(true);
  if (live.revision === before.revision) expect(live).toEqual(before);
  else {
    expect(live.revision).toBe(before.revision + 1);
    expect(COMMANDS[verb]?.(live.remotes.find(({ name }) => name === 'mf-shop'))).toBe(true);
  }
  const pages = ['_default.html', '_payment.html', 'index.html', 'faq.html'];
  for (const page of pages) expect([before, live]).toContainEqual(await inlined(page));
  const { folder } = JSON.parse(await textOf('html/headers.json')) as { folder: string };
  expect(await textOf(`${folder}/_default.html`)).toContain('</html>');
  expect(await textOf('html/nginx-maps.conf')).toContain(folder.split('/').at(-1));
  for (const { name, current, previous } of live.remotes)
    for (const release of [current, ...(previous ? [previous] : [])])
      expect(await textOf(`${name}/${release.id}/entry.js`)).toBe('0');

  const lock = typeof store === 'string' ? join(store, 'registry.lock') : '';
  // Ten seconds later.
  if (existsSync(lock)) utimesSync(lock, new Date(0), new Date(0));
  await run('render-html', '');
  for (const page of pages) expect(await inlined(page)).toEqual(live);
  const again: Partial<CommandOptions> = { positionals: ['mf-shop'] };
  await run('switch-off', 'mf-shop', again);
  const after = await registry();
  expect(after.remotes.find(({ name }) => name === 'mf-shop')?.disabled).toBe(true);
  expect(await inlined()).toEqual(after);
  expect(existsSync(lock)).toBe(false);
}

/** `count` steps of all commands, evenly spaced. */
function chosen(steps: ReadonlyArray<readonly [verb: string, at: number]>, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const step = steps[Math.floor((index * steps.length) / count)];
    if (!step) throw new Error('There are no steps.');
    return step;
  });
}

const PLACES = {
  'a folder': { place: () => temporaryFolder('store'), stepsOf: changesOf },
  ...(all && { 'a bucket': { place: bucketOf, stepsOf: requestsOf } }),
};

for (const [kind, { place, stepsOf }] of Object.entries(PLACES)) {
  test(
    `${kind}: ${KILLS} kills of the tool leave the old or the new, whole, and the next command works`,
    async () => {
      const steps: Array<readonly [string, number]> = [];
      for (const verb of VERBS) {
        const count = await stepsOf(verb);
        for (let at = 1; at <= count; at++) steps.push([verb, at]);
      }
      for (const [index, [verb, at]] of chosen(steps, KILLS).entries()) {
        const there = await deployed(place());
        const before = await there.registry();
        const how = HOWS[index % HOWS.length] ?? 'before';
        const isByChance = index % BY_CHANCE === BY_CHANCE - 1;
        const delay = Math.random() * LONGEST_MS;
        const child = start(there, verb, isByChance ? {} : { at, how });
        const name = `${verb}, ${isByChance ? `${delay} ms after its begin` : `${how} step ${at}`}`;
        try {
          if (isByChance)
            child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), delay));
          else if (typeof there.store !== 'string') killAtRequest(child, at, how);
          await (isByChance ? once(child, 'exit') : ended(child));
          onRequest = undefined;
          await isWhole(there, before, verb);
        } catch (cause) {
          throw new Error(`Killed: ${name}`, { cause });
        } finally {
          onRequest = undefined;
        }
      }
    },
    30_000 + KILLS * 10_000,
  );
}

/** Kills the command at a request, which the server executes or not, and does not answer. */
function killAtRequest(child: ChildProcess, at: number, how: KilledCommand['how']): void {
  let count = 0;
  onRequest = () => {
    count += 1;
    if (count !== at) return undefined;
    child.kill('SIGKILL');
    return { answer: 'none', written: how === 'after' };
  };
}
