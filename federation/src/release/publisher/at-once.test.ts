import { expect, test } from '@rstest/core';
import { folderStore } from '../folder-store.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import { delegatedDeployment } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { readAnswer } from './answer.ts';
import { watchEntries } from './publish-command.ts';

const waits = { everyMs: 10 };

async function deployed() {
  const root = temporaryFolder('store');
  return delegatedDeployment(() => folderStore(root), { waits });
}
type Deployed = Awaited<ReturnType<typeof deployed>>;

/** Two publishers of this process follow the store while `work` runs. @returns their output */
async function followed(there: Deployed, work: () => Promise<unknown>): Promise<string[]> {
  const ended = new AbortController();
  const said: string[] = [];
  const watching = [1, 2].map(() =>
    watchEntries(
      {
        ...{ positionals: [], store: there.open(), config: there.config, ...there.publisherKeys },
        ...{ stateDir: temporaryFolder('publisher'), isServed: false, ask: async () => true },
        ...{ origin: undefined, canary: undefined, waits },
      },
      ended.signal,
      (line) => said.push(line),
    ),
  );
  try {
    await work();
  } finally {
    ended.abort();
    await Promise.all(watching);
  }
  return said;
}

test('two publishers at once make everything live once, and raise no alarm', async () => {
  const there = await deployed();
  const { shop, quiz, operator } = there;
  const said = await followed(there, () =>
    Promise.all([
      ...[shop].map(async (team) => {
        for (const hash of ['00000001', '00000002', '00000003'])
          await team.release('mf-shop', sampleRemote('mf-shop', hash));
      }),
      quiz.release('mf-quiz', sampleRemote('mf-quiz', '00000001')),
    ]),
  );
  expect(said.filter((line) => line.startsWith('ALARM'))).toEqual([]);
  const live = await operator.registry();
  expect(live.revision).toBe(1 + 4);
  expect(live.remotes.map(({ name, current }) => `${name} ${current.id}`).sort()).toEqual([
    'mf-quiz 1.0.0-00000001',
    'mf-shop 1.0.0-00000003',
  ]);
  expect(await operator.inlined()).toEqual(live);
}, 60_000);

test('of two members of a team at once both go live, one after the other', async () => {
  const there = await deployed();
  const { member, keys, operator } = there;
  const hashes = ['00000001', '00000002', '00000003'];
  await followed(there, () =>
    Promise.all(
      hashes.map((hash) =>
        member('mf-shop', keys.shop.privateKey).release('mf-shop', sampleRemote('mf-shop', hash)),
      ),
    ),
  );
  const { revision, remotes } = await operator.registry();
  expect(revision).toBe(1 + hashes.length);
  const live = [remotes[0]?.current.id, remotes[0]?.previous?.id];
  expect(new Set(live).size).toBe(2);
  const ids = await Promise.all(
    [2, 3, 4].map(
      async (one) =>
        (JSON.parse(await operator.text(`history/${one}.json`)) as { remotes: typeof remotes })
          .remotes[0]?.current.id,
    ),
  );
  expect(ids.sort()).toEqual(hashes.map((hash) => `1.0.0-${hash}`));
}, 60_000);

test('of two who roll back at once only one goes back, and neither goes back twice', async () => {
  const there = await deployed();
  const { shop, member, keys, operator } = there;
  await followed(there, async () => {
    for (const hash of ['00000001', '00000002', '00000003'])
      await shop.release('mf-shop', sampleRemote('mf-shop', hash));
    const ends = await Promise.allSettled(
      [1, 2].map(() => member('mf-shop', keys.shop.privateKey).run('rollback', 'mf-shop')),
    );
    // A rollback that starts after the other one finds the release live.
    for (const end of ends)
      expect(end.status === 'fulfilled' ? end.value : String(end.reason)).toMatch(
        /1\.0\.0-00000002 (is live|went live meanwhile\. Nothing was changed)/,
      );
  });
  const { revision, remotes } = await operator.registry();
  expect([revision, remotes[0]?.current.id]).toEqual([5, '1.0.0-00000002']);
}, 60_000);

test('what teams of two remotes made from the same revision goes live in one pass', async () => {
  const there = await deployed();
  const store = there.open();
  for (const [name, key] of [
    ['mf-quiz', there.keys.quiz],
    ['mf-shop', there.keys.shop],
  ] as const)
    await store.putNew(
      `entries/${name}/1.json`,
      await signedFile(
        sampleSubmission(await uploaded(store, name, '00000001'), { name }),
        key.privateKey,
      ),
    );
  await there.publisher.run('publish-entries', '');
  const { revision, remotes } = await there.operator.registry();
  expect([revision, remotes.map(({ name }) => name)]).toEqual([3, ['mf-quiz', 'mf-shop']]);
  for (const name of ['mf-quiz', 'mf-shop'])
    expect(await readAnswer(store, { name, serial: 1 }, there.config.registryKey)).toMatchObject({
      accepted: true,
    });
});

test('a kill switch of the operator that comes while a release waits stays', async () => {
  const there = await deployed();
  const { operator, shop, publisher, open } = there;
  await followed(there, () => shop.release('mf-shop', sampleRemote('mf-shop', '00000001')));
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000002'));
  let isDone = false;
  const done = released.finally(() => {
    isDone = true;
  });
  while ((await open().list('entries/mf-shop')).length < 2)
    await new Promise((resolve) => setImmediate(resolve));
  await operator.run('switch-off', 'mf-shop');
  while (!isDone) await publisher.run('publish-entries', '');
  expect(await done).toContain('switched off');
  expect((await operator.registry()).remotes[0]).toMatchObject({
    disabled: true,
    current: { id: '1.0.0-00000002' },
  });
}, 30_000);
