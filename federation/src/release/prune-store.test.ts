import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { type BucketServer, serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { folderFiles } from '../folder-files.ts';
import { CLAIM_FILE } from './claim-release.ts';
import type { CommandOptions } from './command-options.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import { claimStored } from './stored-release.ts';
import { policy, policyStore } from './testing/policy-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: BucketServer;
const clock = Date.now;
beforeAll(async () => {
  server = await serveBuckets({ buckets: ['releases'], now: () => new Date(Date.now()) });
});
afterAll(() => server.close());
afterEach(() => {
  Date.now = clock;
});

interface Aging {
  store: ReleaseStore;
  /** Lets days pass, in which nothing is written. */
  pass: (days: number) => void;
}

function agingFolder(): Aging & { root: string } {
  const root = temporaryFolder('store');
  return {
    root,
    store: folderStore(root),
    pass(days) {
      for (const name of folderFiles(root)) {
        const file = join(root, name);
        const before = new Date(statSync(file).mtimeMs - days * DAY_MS);
        utimesSync(file, before, before);
      }
    },
  };
}

let places = 0;
/** Ages the bucket by moving this process's clock, which the bucket uses too. */
function agingBucket(): Aging {
  let passedMs = 0;
  Date.now = () => clock() + passedMs;
  const address = `${server.origin}/releases/${++places}`;
  return {
    store: s3Store({ address, ...server.credentials }),
    pass: (more) => {
      passedMs += more * DAY_MS;
    },
  };
}

const STORES: Record<string, () => Aging> = {
  'a folder': agingFolder,
  'a bucket': agingBucket,
};

/** The commands on a store in which time passes, and the questions that they ask. */
function deployed({ store, pass }: Aging) {
  const questions: string[] = [];
  const { run, release } = deploymentOn(() => store, { config: undefined });
  const ask = async (question: string) => {
    questions.push(question);
    return true;
  };
  return {
    store,
    pass,
    questions,
    shell: (id: string) => release('shell', sampleShell(id)),
    remote: (hash: string, more: Partial<CommandOptions> = {}) =>
      release('mf-shop', sampleRemote('mf-shop', hash), more),
    run,
    prune: (more: Partial<CommandOptions> = {}) => run('prune-releases', '', { ask, ...more }),
    has: async (path: string) => (await store.readText(path)) !== null,
  };
}

const NOTHING = 'Every file is of a release that was live in the last 30 days, or of a preview.';

for (const [kind, aging] of Object.entries(STORES))
  describe(kind, () => {
    test('only what was not live for 30 days goes, a release at a time; the live shell stays however old', async () => {
      const { shell, remote, pass, prune, questions, store, has } = deployed(aging());
      await shell('1.0.0-aaaaaaaaaaaa');
      for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
      pass(40);
      // The first one stopped being live 40 days ago; the second is the fallback.
      expect(await prune()).toBe('deleted: mf-shop 1.0.0-00000001 (3 files)');
      expect(questions).toEqual([
        `mf-shop 1.0.0-00000001 (3 files)\nDelete all of this from ${store.name}?`,
      ]);
      expect(await store.list('mf-shop/1.0.0-00000001')).toEqual([]);
      await shell('1.0.1-bbbbbbbbbbbb');
      await remote('00000004');
      pass(10);
      expect(await prune()).toBe(NOTHING);
      pass(60);
      expect(await prune()).toBe(
        [
          'deleted: shell 1.0.0-aaaaaaaaaaaa (8 files)',
          'deleted: mf-shop 1.0.0-00000002 (3 files)',
          'deleted: scripts and styles of shells that are gone (1 file)',
        ].join('\n'),
      );
      expect(await has('site/static/index.aaaaaaaaaa.js')).toBe(false);
      expect(await has('site/static/index.bbbbbbbbbb.js')).toBe(true);
      expect(await has('mf-shop/1.0.0-00000003/entry.js')).toBe(true);
      expect(await prune()).toBe(NOTHING);
    });

    test('what is being uploaded is left alone', async () => {
      const { shell, store, remote, pass, prune } = deployed(aging());
      await shell('1.0.0-aaaaaaaaaaaa');
      await remote('00000001');
      pass(40);
      await store.putFiles('mf-shop/1.0.0-00000009', sampleRemote('mf-shop', '00000009'));
      expect(await prune()).toBe(NOTHING);
    });

    test('an old build that is released again stays, although all of its files lie there', async () => {
      const { shell, remote, pass, prune, store, has } = deployed(aging());
      await shell('1.0.0-aaaaaaaaaaaa');
      for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
      pass(40);
      // Between its upload and the change of the registry.
      let pruned = '';
      const racing: ReleaseStore = {
        ...store,
        async replaceRegistry(next, tag) {
          pruned ||= await prune();
          return store.replaceRegistry(next, tag);
        },
      };
      await remote('00000001', { store: racing });
      expect(pruned).toBe(NOTHING);
      expect(await has('mf-shop/1.0.0-00000001/entry.js')).toBe(true);
    });

    test('what is deleted at this moment cannot be released, nor gone back to', async () => {
      const { shell, remote, pass, prune, run, store, has } = deployed(aging());
      await shell('1.0.0-aaaaaaaaaaaa');
      for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
      pass(40);
      const refused: string[] = [];
      const attempt = (work: Promise<string>) =>
        work.then(
          () => refused.push('none'),
          ({ message }: Error) => refused.push(message),
        );
      const removing: ReleaseStore = {
        ...store,
        async remove(path) {
          if (path.includes('00000001') && refused.length === 0) {
            refused.push('');
            await attempt(remote('00000001'));
            const positionals = ['mf-shop', '1.0.0-00000001'];
            await attempt(run('rollback', 'mf-shop', { positionals }));
          }
          return store.remove(path);
        },
      };
      await prune({ store: removing });
      expect(refused.slice(1)).toEqual(
        [0, 1].map(() =>
          expect.stringMatching(
            /prune-releases deletes mf-shop\/1\.0\.0-00000001 at this moment\./,
          ),
        ),
      );
      await remote('00000001');
      expect(await has('mf-shop/1.0.0-00000001/entry.js')).toBe(true);
    });

    test.each([
      ['', (store: ReleaseStore) => store.touch(`mf-shop/1.0.0-00000001/${CLAIM_FILE}`)],
      [
        ' by a publisher, who writes no folder of a remote',
        (store: ReleaseStore) =>
          claimStored(policyStore(store, policy('publisher-policy')), 'mf-shop', '1.0.0-00000001'),
      ],
    ])('what was claimed%s since somebody agreed is kept whole', async (_, claim) => {
      const { shell, remote, pass, prune, store, has } = deployed(aging());
      await shell('1.0.0-aaaaaaaaaaaa');
      for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
      pass(40);
      const racing: ReleaseStore = {
        ...store,
        async putText(path, text) {
          if (path === 'pruning.json') await claim(store);
          await store.putText(path, text);
        },
      };
      expect(await prune({ store: racing })).toBe(
        'kept, as it is in use again: mf-shop 1.0.0-00000001',
      );
      expect(await has('mf-shop/1.0.0-00000001/release.json')).toBe(true);
    });
  });

test('what a killed process left by half goes once it is old, beside files that are live', async () => {
  const { root, ...aging } = agingFolder();
  const { shell, remote, pass, prune } = deployed(aging);
  await shell('1.0.0-aaaaaaaaaaaa');
  await remote('00000001');
  const left = ['history/1.json.0.partial', 'mf-shop/1.0.0-00000001/entry.js.0.partial'];
  for (const name of left) writeFileSync(join(root, name), 'half');
  expect(await prune()).toBe(NOTHING);
  pass(40);
  expect(await prune()).toBe('deleted: what killed processes left by half (2 files)');
  expect(left.filter((name) => existsSync(join(root, name)))).toEqual([]);
});

test('a folder store has no empty folders after a deletion', async () => {
  const { root, ...aging } = agingFolder();
  const { shell, remote, pass, prune } = deployed(aging);
  await shell('1.0.0-aaaaaaaaaaaa');
  for (const hash of ['00000001', '00000002', '00000003']) await remote(hash);
  await shell('1.0.1-bbbbbbbbbbbb');
  pass(80);
  await shell('1.0.2-cccccccccccc');
  pass(80);
  await prune();
  const folders = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(folders.filter((dir) => readdirSync(dir).length === 0)).toEqual([]);
  expect(readdirSync(join(root, 'shell'))).toEqual(['1.0.2-cccccccccccc']);
});

test('any number of files that a team wrote keeps nobody from deleting', async () => {
  const { store } = agingFolder();
  const many = (folder: string) =>
    Array.from({ length: 300_000 }, (_, serial) => ({
      ...{ path: `${folder}/1.0.0-00000001/${serial}.json`, modified: new Date(), size: 1 },
    }));
  const crowded: ReleaseStore = {
    ...store,
    list: async (folder, ...more) =>
      ['entries', 'mf-shop'].includes(folder) ? many(folder) : store.list(folder, ...more),
  };
  const { release, run } = deploymentOn(() => crowded);
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  expect(await run('prune-releases', '')).toContain('Every file is of a release');
});
