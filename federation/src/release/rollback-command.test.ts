import { existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { folderFiles } from '../folder-files.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

/** Three releases of mf-shop and two of the shell; records the commands' questions and answers them. */
async function deployed() {
  const root = temporaryFolder('store');
  const questions: string[] = [];
  let isAgreed = true;
  const { run, release, registry } = deploymentOn(() => folderStore(root), {
    ask: async (question) => {
      questions.push(question);
      return isAgreed;
    },
  });
  await release('shell', sampleShell());
  for (const hash of ['00000001', '00000002', '00000003'])
    await release('mf-shop', sampleRemote('mf-shop', hash));
  await release('shell', sampleShell('1.0.1-bbbbbbbbbbbb', { version: '1.0.1' }));
  for (let revision = 0; revision <= 4; revision++) {
    const at = new Date(Date.UTC(2026, 0, 10 + revision, 9, 30));
    utimesSync(join(root, `history/${revision}.json`), at, at);
  }
  questions.length = 0;
  const refuse = () => {
    isAgreed = false;
  };
  const shop = async () => live(await registry()).current.id;
  return { run, release, registry, shop, questions, refuse, root };
}
const live = ({ remotes: [shop] }: Registry) => {
  if (!shop) throw new Error('mf-shop is not there.');
  return shop;
};

test('a rollback names where it goes, since when that was live and until when, and asks', async () => {
  const { run, shop, questions, refuse } = await deployed();
  refuse();
  await expect(run('rollback', 'mf-shop')).rejects.toThrow('Nothing was changed.');
  expect(await shop()).toBe('1.0.0-00000003');
  expect(questions).toEqual([
    [
      'mf-shop goes back from 1.0.0-00000003, which gets marked as bad, to 1.0.0-00000002.',
      'That is version 1.0.0, live from 2026-01-12 09:30 UTC to 2026-01-13 09:30 UTC, not marked as bad.',
      'If that one was bad too, name another: pnpm rollback mf-shop <release>. Go on?',
    ].join('\n'),
  ]);
});

test('what is marked as bad is passed over, and named', async () => {
  const { run, shop, questions } = await deployed();
  await run('mark-bad', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000002'] });
  await run('rollback', 'mf-shop');
  expect(questions[0]).toContain('to 1.0.0-00000001.');
  expect(questions[0]).toContain('Marked as bad: 1.0.0-00000002.');
  expect(await shop()).toBe('1.0.0-00000001');
});

test('who names a release has decided, and is asked nothing', async () => {
  const { run, shop, questions, refuse } = await deployed();
  refuse();
  await run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  expect(questions).toEqual([]);
  expect(await shop()).toBe('1.0.0-00000001');
});

test('a release that went live while somebody read the question is not taken back', async () => {
  const { run, shop } = await deployed();
  const ask = async () => {
    await run('rollback', 'mf-shop');
    return true;
  };
  await expect(run('rollback', 'mf-shop', { ask })).rejects.toThrow(
    'mf-shop 1.0.0-00000002 went live meanwhile',
  );
  expect(await shop()).toBe('1.0.0-00000002');
});

test('a rollback of the shell asks as well, and the list says which shell it takes', async () => {
  const { run, registry, questions, refuse } = await deployed();
  expect(await run('releases', '')).toMatch(
    /^shell 1\.0\.1-bbbbbbbbbbbb, a rollback takes 1\.0\.0-aaaaaaaaaaaa\n {2}shell 1\.0\.0-aaaaaaaaaaaa was live from 2026-01-10 09:30 UTC to 2026-01-14 09:30 UTC$/m,
  );
  refuse();
  await expect(run('rollback', 'shell')).rejects.toThrow('Nothing was changed.');
  expect(questions[0]).toContain('That is version 1.0.0, live from 2026-01-10 09:30 UTC');
  expect((await registry()).shell.release).toBe('1.0.1-bbbbbbbbbbbb');
  await run('rollback', 'shell', { positionals: ['shell', '1.0.0-aaaaaaaaaaaa'] });
  expect(await run('releases', '')).toMatch(
    /^shell 1\.0\.0-aaaaaaaaaaaa, a rollback is refused: There is no good shell to go back to/m,
  );
});

const bad = (id: string) => ({ positionals: ['mf-shop', id] });

test('a bad mark on the live release says so, and offers the way back', async () => {
  const { run, shop, registry, questions, refuse } = await deployed();
  refuse();
  expect(await run('mark-bad', 'mf-shop', bad('1.0.0-00000003'))).toContain(
    '1.0.0-00000003 is still live, for everybody. To go back: pnpm rollback mf-shop',
  );
  expect(questions).toEqual([
    'mf-shop 1.0.0-00000003 is live: a mark alone changes nothing for whoever gets it. Go back now?',
  ]);
  expect(await shop()).toBe('1.0.0-00000003');
  expect((await registry()).bad).toEqual({ 'mf-shop': ['1.0.0-00000003'] });
});

test('a bad mark on the live release goes back where somebody agrees', async () => {
  const { run, shop, registry } = await deployed();
  expect(await run('mark-bad', 'mf-shop', bad('1.0.0-00000003'))).toContain(
    'mf-shop 1.0.0-00000002 is live',
  );
  expect(await shop()).toBe('1.0.0-00000002');
  expect((await registry()).bad).toEqual({ 'mf-shop': ['1.0.0-00000003'] });
});

test('a bad mark on a canary says who still gets it, and nobody promotes it', async () => {
  const { run, release, shop } = await deployed();
  await release('mf-shop', sampleRemote('mf-shop', '00000004'), { canary: 0.1 });
  expect(await run('mark-bad', 'mf-shop', bad('1.0.0-00000004'))).toContain(
    '1.0.0-00000004 is still live for 10 %. To end that: pnpm stop-canary mf-shop',
  );
  await expect(run('promote', 'mf-shop')).rejects.toThrow(
    'mf-shop 1.0.0-00000004 is marked as bad: pnpm mark-good mf-shop 1.0.0-00000004 takes that back.',
  );
  expect(await shop()).toBe('1.0.0-00000003');
});

test('a mark of a release that is not in the store is refused; one of the shell is kept', async () => {
  const { run, registry } = await deployed();
  await expect(run('mark-bad', 'mf-shop', bad('1.0.0-0000000O'))).rejects.toThrow(
    'has no release 1.0.0-0000000O of mf-shop',
  );
  await run('mark-bad', 'shell', { positionals: ['shell', '1.0.0-aaaaaaaaaaaa'] });
  expect((await registry()).bad).toEqual({ shell: ['1.0.0-aaaaaaaaaaaa'] });
  await expect(run('rollback', 'shell')).rejects.toThrow('no good shell');
  await run('mark-good', 'shell', { positionals: ['shell', '1.0.0-aaaaaaaaaaaa'] });
  expect((await registry()).bad).toEqual({ shell: [] });
});

test('a release whose files were deleted is not gone back to', async () => {
  const { run, shop, root } = await deployed();
  rmSync(join(root, 'mf-shop/1.0.0-00000001'), { recursive: true });
  await expect(
    run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] }),
  ).rejects.toThrow('has no release 1.0.0-00000001 of mf-shop: nothing was changed.');
  expect(await shop()).toBe('1.0.0-00000003');
});

test('what goes live while a deletion is asked about is kept', async () => {
  const { run, root } = await deployed();
  const long = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  for (const name of folderFiles(root)) utimesSync(join(root, name), long, long);
  const said = await run('prune-releases', '', {
    positionals: [],
    ask: async () => {
      await run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
      return true;
    },
  });
  expect(said).toContain('kept, as it is in use again: mf-shop 1.0.0-00000001');
  expect(existsSync(join(root, 'mf-shop/1.0.0-00000001/entry.js'))).toBe(true);
});
