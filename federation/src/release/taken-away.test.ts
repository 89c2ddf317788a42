import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { ReleaseManifest } from '../release-file.ts';
import type { CommandOptions } from './command-options.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const [page] = sampleManifest().mounts;

function sampleManifest(): Pick<ReleaseManifest, 'mounts'> {
  return {
    mounts: [
      {
        id: 'page',
        path: '/shop',
        title: 'Pagină',
        access: 'public',
        module: './page',
        document: 'default',
        timeoutMs: 6000,
        header: 'public',
        onDenied: '/login',
        preloadCalls: [],
        offers: ['side'],
      },
    ],
  };
}

/** A live mf-shop at /shop with a slot that mf-quiz fills. */
async function deployed() {
  const root = temporaryFolder('store');
  const { release, run, registry } = deploymentOn(() => folderStore(root));
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001', sampleManifest()));
  const slots = [{ slot: 'side', id: 'card', module: './page', order: 0 }];
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001', { slots }));
  const questions: string[] = [];
  /** Releases a mf-shop whose mount is changed that way. */
  const shop = (change: object, isAgreed: boolean, more: Partial<CommandOptions> = {}) =>
    release(
      'mf-shop',
      sampleRemote('mf-shop', '00000002', { mounts: page ? [{ ...page, ...change }] : [] }),
      {
        ask: async (question) => {
          questions.push(question);
          return isAgreed;
        },
        ...more,
      },
    );
  const current = async () =>
    (await registry()).remotes.find(({ name }) => name === 'mf-shop')?.current.id;
  const uploaded = () => readdirSync(join(root, 'mf-shop'));
  return { shop, run, current, uploaded, questions };
}

test('a release that drops a path and a slot that others fill names both and asks', async () => {
  const { shop, current, uploaded, questions } = await deployed();
  const smaller = { path: '/shop2', offers: [] };
  await expect(shop(smaller, false)).rejects.toThrow('Nothing was changed.');
  expect(questions).toEqual([
    'mf-shop 1.0.0-00000002 takes away what is live: the path /shop; the place side/card, which mf-quiz fills. Go on?',
  ]);
  expect(await current()).toBe('1.0.0-00000001');
  expect(uploaded()).toEqual(['1.0.0-00000001']);
  expect(await shop(smaller, true)).toContain('mf-shop 1.0.0-00000002 is live');
});

test('a canary that drops a path asks, so its promotion need not', async () => {
  const { shop, run, current, questions } = await deployed();
  const smaller = { path: '/shop2' };
  await expect(shop(smaller, false, { canary: 0.1 })).rejects.toThrow('Nothing was changed.');
  await shop(smaller, true, { canary: 0.1 });
  expect(questions).toHaveLength(2);
  await run('promote', 'mf-shop');
  expect(await current()).toBe('1.0.0-00000002');
});

test.each([
  ['the same path under another id', { id: 'list' }],
  ['a path that covers it', { path: '/shop', pages: ['', 'new'] }],
])('a release that keeps what is live asks nothing: %s', async (_, change) => {
  const { shop, questions } = await deployed();
  await shop(change, false);
  expect(questions).toEqual([]);
});
