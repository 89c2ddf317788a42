import { expect, test } from '@rstest/core';
import { registryKeeper } from '../registry-keeper.ts';
import { answered, deployed } from '../testing/answered.ts';
import { sampleSubmission } from '../testing/sample-submission.ts';
import { updateRegistry } from '../update-registry.ts';

/* Marks that a thief with a team's key and credentials leaves behind. */

test('a mark of a release that was never stored is taken back, by its team or without it', async () => {
  const there = await deployed();
  const bad = ['1.0.0-0000dead', '1.0.0-0000beef'];
  expect((await answered(there, sampleSubmission(there.first, { bad })))?.accepted).toBe(true);
  const { operator, shop, publisher } = there;
  await operator.run('mark-good', 'mf-shop', { positionals: ['mf-shop', '1.0.0-0000dead'] });
  let isDone = false;
  const done = shop
    .run('mark-good', 'mf-shop', { positionals: ['mf-shop', '1.0.0-0000beef'] })
    .finally(() => {
      isDone = true;
    });
  done.catch(() => {});
  while (!isDone) await publisher.run('publish-entries', '');
  expect(await done).toContain('1.0.0-00000001 is live');
  expect((await operator.registry()).bad).toEqual({ 'mf-shop': [] });
  await expect(
    operator.run('mark-good', 'mf-shop', { positionals: ['mf-shop', '1.0.0-0000dead'] }),
  ).rejects.toThrow('has no release 1.0.0-0000dead');
});

test('what an earlier version let in moves no line of the list that staff read', async () => {
  const { operator, open, publisherKeys, config } = await deployed();
  const keeper = registryKeeper({
    ...{ store: open(), privateKey: publisherKeys.privateKey, config },
    stateDir: operator.stateDir,
  });
  await updateRegistry(keeper, (live) => ({
    ...live,
    bad: { shell: [], 'mf-shop': ['x\n\u001b[1Amf-admin 1.0.0-00000009 is live'] },
  }));
  const listed = await operator.run('releases', 'mf-shop');
  expect(listed).toContain('mf-admin 1.0.0-00000009 is live');
  expect(listed).not.toMatch(/^mf-admin/m);
  expect(listed).not.toMatch(/[^\P{C}\n]/u);
});
