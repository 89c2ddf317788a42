import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { entryProblem, signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { readLive } from '../read-live.ts';
import { registryKeeper } from '../registry-keeper.ts';
import { sampleRemote } from '../sample-shell.ts';
import { withStops } from '../stops.ts';
import { answered, deployed, type There } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, uploaded } from '../testing/sample-submission.ts';
import { updateRegistry } from '../update-registry.ts';
import { type Answer, writeAnswer } from './answer.ts';
import { writtenEntry } from './place.ts';
import type { Submission } from './submission.ts';

/* Decisions with the registry's key about a remote, against an attacker with its team's key and credentials. */

interface Live extends There {
  second: Release;
  registry(): Promise<Registry>;
  /** Submits the next change, made from the live registry. */
  submit(current: Release, more?: Partial<Submission>): Promise<Answer | null>;
}

const HELD = { until: inHours(5), reason: 'Black Friday' };

/** The first release of mf-shop is live, the second is uploaded. */
async function live(): Promise<Live> {
  const there = await deployed();
  const registry = () => there.operator.registry();
  let serial = 0;
  const submit: Live['submit'] = async (current, more) => {
    serial += 1;
    const { revision } = await registry();
    return answered(there, sampleSubmission(current, { serial, revision, ...more }));
  };
  const second = await uploaded(there.open(), 'mf-shop', '00000002');
  expect((await submit(there.first))?.accepted).toBe(true);
  return { ...there, second, registry, submit };
}

const isOff = ({ remotes: [shop] }: Registry): boolean => shop?.disabled === true;

test('what the operator switched off is switched on by the operator alone', async () => {
  const { operator, first, second, registry, submit } = await live();
  await operator.run('switch-off', 'mf-shop');
  const on = await submit(first);
  expect(on?.reason).toBe(
    "mf-shop was switched off with the registry's key, which alone switches it on: pnpm switch-on mf-shop",
  );
  expect((await submit(second, { previous: first }))?.accepted).toBe(false);
  expect(isOff(await registry())).toBe(true);
  // The team prepares a fix while the remote is off.
  const fix = await submit(second, { previous: first, disabled: true });
  expect(fix?.accepted).toBe(true);
  expect(isOff(await registry())).toBe(true);
  await operator.run('switch-on', 'mf-shop');
  expect(isOff(await registry())).toBe(false);
  expect((await submit(second, { previous: first, disabled: true }))?.accepted).toBe(true);
  expect((await submit(second, { previous: first }))?.accepted).toBe(true);
});

test("the operator's switch-off holds where the team was faster", async () => {
  const { operator, first, registry, submit } = await live();
  await submit(first, { disabled: true });
  await operator.run('switch-off', 'mf-shop');
  expect((await submit(first))?.accepted).toBe(false);
  expect(isOff(await registry())).toBe(true);
});

test('what was taken away before the roots delegated is of the operator', async () => {
  const now = await (await live()).registry();
  const remotes = now.remotes.map((remote) => ({ ...remote, disabled: true }));
  const bad = { 'mf-shop': ['1.0.0-00000002'] };
  const { delegation: _, ...before } = { ...now, remotes, bad };
  const stops = { 'mf-shop': { off: true, bad: ['1.0.0-00000002'] } };
  expect(withStops(before, { ...now, remotes, bad }).stops).toEqual(stops);
});

test('a team switches its own remote off and on, but not on under a hold', async () => {
  const { operator, first, registry, submit } = await live();
  expect((await submit(first, { disabled: true }))?.accepted).toBe(true);
  expect((await submit(first))?.accepted).toBe(true);
  await operator.run('hold', 'all', HELD);
  expect((await submit(first, { disabled: true }))?.accepted).toBe(true);
  expect((await submit(first))?.reason).toMatch(/^Everything is held until/);
  expect(isOff(await registry())).toBe(true);
});

test('what the operator marked as bad the team neither unmarks nor brings back', async () => {
  const { operator, first, second, registry, submit } = await live();
  await operator.run('mark-bad', 'mf-shop', { positionals: ['mf-shop', second.id] });
  const reason = `${second.id} was marked as bad with the registry's key, which alone takes that back: pnpm mark-good mf-shop ${second.id}`;
  const bad = [second.id];
  for (const [current, more] of [
    [first, { disabled: true }],
    [second, { previous: first }],
    [second, { previous: first, bad }],
    [first, { bad, canary: { release: second, share: 0.1 } }],
    [first, { bad, previous: second }],
  ] as const)
    expect((await submit(current, { ...more }))?.reason).toBe(reason);
  expect((await registry()).bad?.['mf-shop']).toEqual(bad);
  // The team adds and removes its own marks.
  expect((await submit(first, { bad: [...bad, '1.0.0-00000009'] }))?.accepted).toBe(true);
  expect((await submit(first, { bad }))?.accepted).toBe(true);
  await operator.run('mark-good', 'mf-shop', { positionals: ['mf-shop', second.id] });
  expect((await submit(second, { previous: first }))?.accepted).toBe(true);
});

test('a hold lets a team back to an older release, and no way forwards', async () => {
  const { operator, first, second, registry, submit } = await live();
  await submit(second, { previous: first });
  await operator.run('hold', 'all', HELD);
  expect((await submit(first, { bad: [second.id] }))?.accepted).toBe(true);
  // The second release is newer than the live one, so marks do not help.
  for (const bad of [[first.id], [first.id, second.id]])
    expect((await submit(second, { bad }))?.reason).toMatch(/^Everything is held until/);
  // A mark cannot be removed, but more can be added.
  expect((await submit(first, { bad: [] }))?.reason).toMatch(/^Everything is held until/);
  const more = [second.id, '1.0.0-00000009'];
  expect((await submit(first, { bad: more }))?.accepted).toBe(true);
  expect((await registry()).remotes[0]?.current.id).toBe(first.id);
});

test('a hold lets no team back to what is marked as bad', async () => {
  const { operator, first, second, submit } = await live();
  await submit(second, { previous: first });
  await submit(second, { previous: first, bad: [first.id] });
  await operator.run('hold', 'all', HELD);
  for (const bad of [[second.id], [first.id, second.id]])
    expect((await submit(first, { bad }))?.reason).toMatch(/^Everything is held until/);
  // Nor in two steps: unmark first, then go back.
  const unmarked = await submit(second, { previous: first, bad: [] });
  expect(unmarked?.reason).toMatch(/^Everything is held until/);
  const off = await submit(second, { previous: first, bad: [], disabled: true });
  expect(off?.reason).toMatch(/^Everything is held until/);
});

test('whoever has the credentials of a team, and no key, does not shut it out', async () => {
  const there = await deployed();
  const { config, keys } = there;
  const refused = { of: '', accepted: false, reason: 'it cannot be read', name: 'mf-shop' };
  for (let serial = 1; serial <= 1005; serial += 1) {
    await there.put(`entries/mf-shop/${serial}.json`, 'x');
    // Answers like a pass.
    if (serial > 1000) continue;
    const answer = { ...refused, serial, environment: config.environment };
    await writeAnswer(there.open(), answer, keys.registry.privateKey);
  }
  let isDone = false;
  const released = there.shop
    .release('mf-shop', sampleRemote('mf-shop', '00000003'))
    .finally(() => {
      isDone = true;
    });
  while (!isDone) await there.pass();
  expect(await released).toContain('mf-shop 1.0.0-00000003 is live');
  // The release does not move the limit.
  const { remotes, revision } = await there.operator.registry();
  const [shop] = remotes;
  expect(shop?.signed?.serial).toBe(1006);
  const far = sampleSubmission(there.first, { serial: 2007, revision });
  expect((await answered(there, far))?.reason).toBe(
    'serial 2007 is too far above 1006, which was accepted last',
  );
}, 60_000);

test('a team that passed over files of a thief asks anew when they are gone', async () => {
  const there = await deployed();
  const { root, operator } = there;
  const folder = join(root, 'entries/mf-shop');
  mkdirSync(folder, { recursive: true });
  const thief = Array.from({ length: 1001 }, (_, at) => join(folder, `${at + 1}.json`));
  for (const file of thief) writeFileSync(file, 'x');
  let isDone = false;
  const released = there.shop
    .release('mf-shop', sampleRemote('mf-shop', '00000003'))
    .finally(() => {
      isDone = true;
    });
  await expect.poll(() => readdirSync(folder)).toContain('1002.json');
  for (const file of thief) rmSync(file);
  while (!isDone) await there.pass();
  expect(await released).toContain('mf-shop 1.0.0-00000003 is live');
  expect((await operator.registry()).remotes[0]?.signed?.serial).toBe(1);
}, 60_000);

test('whoever has both of a team takes no serial from it far ahead, with no change either', async () => {
  const there = await live();
  const { operator, first, registry, submit } = there;
  const far = 999_999_999_999_999;
  const tooFar = /^serial 9{15} is too far above \d+, which was accepted last$/;
  expect((await submit(first, { serial: far }))?.reason).toMatch(tooFar);
  expect((await submit(first, { serial: far - 1, disabled: true }))?.reason).toMatch(/too far/);
  expect((await submit(first, { disabled: true }))?.accepted).toBe(true);
  expect((await submit(first, { serial: far - 2, disabled: true }))?.reason).toMatch(/too far/);
  await operator.run('hold', 'all', HELD);
  expect((await submit(first, { serial: far - 3, disabled: true }))?.reason).toMatch(/too far/);
  await operator.run('end-hold', 'all');
  let isDone = false;
  const released = there.shop
    .release('mf-shop', sampleRemote('mf-shop', '00000003'))
    .finally(() => {
      isDone = true;
    });
  while (!isDone) await there.pass();
  expect(await released).toContain('mf-shop 1.0.0-00000003 is live');
  expect((await registry()).remotes[0]?.signed?.serial).toBeLessThan(20);
});

/** Why browsers would refuse the live mf-shop. */
async function problemOf({ open, config }: Live): Promise<string | null> {
  const stored = await readLive(open());
  const entry = stored && writtenEntry(stored.signed, 'mf-shop');
  if (!entry || !stored.signed.delegation) throw new Error('It is not live.');
  const { delegation } = stored.signed;
  return entryProblem(entry as RegistryRemote, { delegation, environment: config.environment });
}

test('a kill switch leaves what the team signed as it is written', async () => {
  const there = await live();
  const { first, submit, registry } = there;
  expect((await submit(first, { disabled: true, canary: null }))?.accepted).toBe(true);
  expect(isOff(await registry())).toBe(true);
  expect(await problemOf(there)).toBeNull();
});

test("the operator's kill switch keeps a canary that only a newer version can read", async () => {
  const there = await live();
  const { first, second, operator, publisherKeys, config, keys, open } = there;
  const keeper = registryKeeper({
    ...{ ...publisherKeys, config, store: open() },
    stateDir: operator.stateDir,
  });
  const canary = { release: { ...second, needs: ['time-travel'] }, share: 0.1 };
  const entry = { name: 'mf-shop', current: first, previous: null, canary };
  const signed = await signEntry(
    entry,
    { environment: config.environment, serial: 2 },
    keys.shop.privateKey,
  );
  await updateRegistry(keeper, (registry) => ({ ...registry, remotes: [signed] }));
  expect((await keeper.live())?.registry.remotes[0]?.canary).toBeNull();
  for (const [verb, says] of [
    ['switch-off', 'mf-shop 1.0.0-00000001 is live, switched off (revision 4)'],
    ['switch-on', 'mf-shop 1.0.0-00000001 is live (revision 5)'],
  ] as const) {
    expect(await operator.run(verb, 'mf-shop')).toContain(says);
    expect(await problemOf(there)).toBeNull();
  }
});

for (const by of ['the operator', 'its team'])
  test(`a canary that ${by} marked as bad reaches no more visitors`, async () => {
    const { operator, first, second, submit } = await live();
    const canary = (share: number, more: object = {}) => ({
      canary: { release: second, share, ...more },
    });
    const bad = [second.id];
    expect((await submit(first, canary(0.05)))?.accepted).toBe(true);
    if (by === 'the operator')
      await operator.run('mark-bad', 'mf-shop', { positionals: ['mf-shop', second.id] });
    else expect((await submit(first, { ...canary(0.05), bad }))?.accepted).toBe(true);
    for (const [current, more] of [
      [first, { ...canary(1), bad }],
      [first, canary(1)],
      [first, { ...canary(0.05, { later: true }), bad }],
      [second, { previous: first, bad }],
      [second, { previous: first }],
    ] as const)
      expect((await submit(current, more))?.reason).toMatch(
        `${second.id} ${by === 'the operator' ? "was marked as bad with the registry's key" : 'is marked as bad'}`,
      );
    // A smaller share, or no canary, is allowed.
    expect((await submit(first, { ...canary(0.01), bad }))?.accepted).toBe(true);
    expect((await submit(first, { canary: null, bad }))?.accepted).toBe(true);
  });

test('no submission brings a release that it marks as bad', async () => {
  const { first, second, submit } = await live();
  const bad = [second.id];
  for (const [current, more] of [
    [second, { previous: first, bad }],
    [first, { canary: { release: second, share: 0.1 }, bad }],
  ] as const)
    expect((await submit(current, more))?.reason).toMatch('is marked as bad');
});
