import { expect, test } from '@rstest/core';
import type { Release } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { answered, deployed } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, uploaded } from '../testing/sample-submission.ts';
import { drafting } from '../testing/signed-draft.ts';
import type { Submission } from './submission.ts';

/* A hold against a thief with a team's key and credentials who keeps making new signatures. */

const HELD = { until: inHours(5), reason: 'Black Friday' };

/** The third release of mf-shop is live, with a canary of the fourth; earlier ones were live. */
async function held() {
  const there = await deployed();
  const { open, operator } = there;
  const names = ['2', '3', '4'].map((one) => uploaded(open(), 'mf-shop', `0000000${one}`));
  const [second, third, fourth] = await Promise.all(names);
  if (!second || !third || !fourth) throw new Error('There are no releases.');
  const { first } = there;
  const canary = { release: fourth, share: 0.5 };
  let serial = 0;
  const submit = async (more: Partial<Submission>) => {
    serial += 1;
    const { revision } = await operator.registry();
    const base = { serial, revision, previous: second, canary };
    return answered(there, sampleSubmission(third, { ...base, ...more }));
  };
  await submit({ current: first, previous: null, canary: null });
  await submit({ current: second, previous: first, canary: null });
  await submit({ canary: null });
  expect((await submit({}))?.accepted).toBe(true);
  await operator.run('hold', 'all', HELD);
  return { ...there, ...drafting(there), first, second, third, fourth, canary, submit };
}

test('under a hold no field of an entry changes but by a step that takes away', async () => {
  const { first, second, canary, submit } = await held();
  for (const more of [
    { previous: first },
    { previous: null },
    { canary: { ...canary, share: 0.4 } },
    { canary: { ...canary, share: 0.6 } },
    { canary: { ...canary, until: 'ever' } as typeof canary },
  ])
    expect((await submit(more))?.reason).toMatch(/^Everything is held until/);
  // A mark removes the fallback; an older one, or none, replaces it.
  const bad = [second.id];
  expect((await submit({ previous: first, bad }))?.accepted).toBe(true);
  // Neither removing the mark nor replacing it by another brings the fallback back.
  const both = [...bad, first.id];
  for (const more of [{ previous: first }, { bad: [first.id] }])
    expect((await submit(more))?.reason).toMatch(/^Everything is held until/);
  expect((await submit({ bad: both }))?.reason).toMatch(/is marked as bad/);
  const ended = { canary: null, bad };
  expect((await submit({ ...ended, previous: first }))?.accepted).toBe(true);
  expect((await submit({ ...ended, previous: first, canary }))?.reason).toMatch(/is held/);
  expect((await submit({ ...ended, previous: null, bad: both }))?.accepted).toBe(true);
  expect((await submit({ ...ended, previous: first, bad: both }))?.reason).toMatch(/is held/);
});

test('whoever stole a key does not block its end, while its remote is off', async () => {
  const { operator, keys, draft, sign, publish, submit, first, second } = await held();
  await operator.run('switch-off', 'mf-shop');
  await operator.run('end-hold', 'all');
  const fresh = await createRegistryKeys();
  const file = await draft({ retire: keys.shop.publicKey }, ({ delegation }) => {
    delegation.teams['mf-shop'] = {
      keys: [{ key: fresh.publicKey, until: inHours(99) }],
      threshold: 1,
    };
  });
  expect(await sign(file)).toContain('has 2 of 2 signatures');
  expect((await submit({ previous: first, disabled: true }))?.accepted).toBe(true);
  expect(await publish(file)).toContain('delegation 2 is live');
  expect((await submit({ previous: second, disabled: true }))?.reason).toMatch(/^it is not signed/);
  expect((await operator.registry()).delegation?.retired).toEqual([]);
  await expect(operator.run('switch-on', 'mf-shop')).rejects.toThrow('or its team releases');
});

/** The second release is live again after the third, with the first as its fallback. */
async function backFromThird(bad: (third: Release) => string[]) {
  const there = await deployed();
  const second = await uploaded(there.open(), 'mf-shop', '00000002');
  const third = await uploaded(there.open(), 'mf-shop', '00000003');
  const { first } = there;
  let serial = 0;
  const submit = async (current: Release, previous: Release | null, marks: string[] = []) => {
    serial += 1;
    const { revision } = await there.operator.registry();
    const submission = sampleSubmission(current, { serial, revision, previous, bad: marks });
    return answered(there, submission);
  };
  await submit(first, null);
  await submit(second, first);
  await submit(third, second);
  expect((await submit(second, first, bad(third)))?.accepted).toBe(true);
  return { ...there, second, third, submit };
}

test('under a hold a rollback brings back no newer release as its fallback', async () => {
  const { operator, first, second, third, submit } = await backFromThird(() => []);
  await operator.run('hold', 'all', HELD);
  expect((await submit(first, third, [second.id]))?.reason).toMatch(/^Everything is held until/);
  expect((await submit(first, null, [second.id]))?.accepted).toBe(true);
});

test('under a hold a rollback takes an older release as its fallback', async () => {
  const { operator, first, second, third, submit } = await backFromThird(() => []);
  expect((await submit(third, second))?.accepted).toBe(true);
  await operator.run('hold', 'all', HELD);
  expect((await submit(second, first, [third.id]))?.accepted).toBe(true);
});

test('no submission names a fallback that it marks as bad, with a hold or without', async () => {
  const { operator, first, second, third, submit } = await backFromThird(({ id }) => [id]);
  const marked = `${third.id} is marked as bad: pnpm mark-good mf-shop ${third.id} takes that back`;
  for (const current of [first, second])
    expect((await submit(current, third, [second.id, third.id]))?.reason).toBe(marked);
  await operator.run('hold', 'all', HELD);
  for (const current of [first, second])
    expect((await submit(current, third, [second.id, third.id]))?.accepted).toBe(false);
});
