import { expect, test } from '@rstest/core';
import type { Delegation } from './delegation.ts';
import {
  delegationProblem,
  entryProblem,
  freshnessProblem,
  keyId,
  olderDelegation,
  signDelegation,
  signEntry,
  signFreshness,
} from './delegation-signature.ts';
import { type Registry, type RegistryRemote, registrySchema } from './registry.ts';
import { createRegistryKeys, publicKeyOf, signRegistry } from './registry-signature.ts';

const environment = 'staging';
const LATER = '2030-01-01T00:00:00.000Z';
const NOW = new Date('2029-01-01T00:00:00.000Z');
const integrity = `sha384-${'A'.repeat(64)}`;
const pairs = (count: number) => Promise.all(Array.from({ length: count }, createRegistryKeys));

const entryOf = (name: string, version = '1.0.1'): RegistryRemote => ({
  name,
  current: {
    id: `${version}-00000001`,
    version,
    container: 'mf_x_00000001',
    entry: { url: 'https://x.exemplu.ro/entry.js', integrity },
    contract: '^1.0.0',
    modules: {},
    shared: {},
    mounts: [],
  },
  previous: null,
});

/** Two of three roots delegate `mf-shop` to one key, and `mf-quiz` to two keys that must both sign. */
async function delegated() {
  const [ana, dan, ion, shop, quiz, second, fresh, publisher] = await pairs(8);
  if (!ana || !dan || !ion || !shop || !quiz || !second || !fresh || !publisher) throw new Error();
  const roots = { keys: [ana, dan, ion].map(({ publicKey }) => publicKey), threshold: 2 };
  const keyOf = ({ publicKey }: { publicKey: string }, until = LATER) => ({
    key: publicKey,
    until,
  });
  const draft: Delegation = {
    version: 3,
    until: LATER,
    teams: {
      'mf-shop': { keys: [keyOf(shop)], threshold: 1 },
      'mf-quiz': { keys: [keyOf(quiz), keyOf(second)], threshold: 2 },
    },
    freshness: [fresh.publicKey],
    signatures: [],
  };
  const roster = { 'mf-shop': [], 'mf-quiz': [] };
  const signedBy = async (delegation: Delegation, ...people: { privateKey: string }[]) => {
    let signed = delegation;
    for (const { privateKey } of people)
      signed = await signDelegation({ delegation: signed, roster, environment }, privateKey);
    return signed;
  };
  const delegation = await signedBy(draft, ana, dan);
  const registry: Registry = {
    revision: 7,
    environment,
    shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
    remotes: [],
    roster,
    delegation,
  };
  return {
    people: { ana, dan, ion, shop, quiz, second, fresh, publisher },
    roots,
    draft,
    signedBy,
    registry,
    scope: { delegation, environment },
    keyOf,
  };
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a delegation that enough roots signed is accepted, also over the wire', async () => {
  const { registry, roots } = await delegated();
  expect(await delegationProblem(overTheWire(registry), roots, environment)).toBeNull();
  expect(registrySchema.parse(overTheWire(registry))).toEqual(registry);
});

test('a delegation without, with another threshold, or changed since is refused', async () => {
  const { registry, roots, draft, signedBy, people } = await delegated();
  const problemOf = (changes: Partial<Registry>, of: string | undefined = environment) =>
    delegationProblem({ ...registry, ...changes }, roots, of);
  const good = registry.delegation ?? draft;
  expect(await problemOf({ delegation: undefined })).toBe('it has no delegation');
  expect(await problemOf({ roster: undefined })).toBe('it has no roster');
  expect(await problemOf({ delegation: { ...good, until: 'soon' } })).toContain('malformed: until');
  const tooFew = 'its delegation has 1 of 2 signatures of roots';
  const none = 'its delegation has 0 of 2 signatures of roots';
  expect(await problemOf({ delegation: await signedBy(draft, people.ana) })).toBe(tooFew);
  expect(await problemOf({ delegation: await signedBy(draft, people.ana, people.shop) })).toBe(
    tooFew,
  );
  expect(await problemOf({ delegation: { ...good, version: 4 } })).toBe(none);
  expect(await problemOf({ roster: { 'mf-shop': [] } })).toBe(none);
  expect(await problemOf({}, 'production')).toBe(none);
});

test('the same root twice is one, however often its signature stands there', async () => {
  const { registry, roots, draft, signedBy, people } = await delegated();
  const twice = await signedBy(await signedBy(draft, people.ana), people.ana);
  expect(twice.signatures).toHaveLength(1);
  const [first] = twice.signatures;
  if (!first) throw new Error('It is not signed.');
  for (const by of [first.by, keyId(people.dan.publicKey)]) {
    const delegation = { ...twice, signatures: [first, { ...first, by }] };
    expect(await delegationProblem({ ...registry, delegation }, roots, environment)).toBe(
      'its delegation has 1 of 2 signatures of roots',
    );
  }
});

test('a lower version of the delegation never follows a higher one', async () => {
  const { registry, draft } = await delegated();
  const older = { ...registry, delegation: { ...draft, version: 2 } };
  expect(olderDelegation(older, registry)).toBe('its delegation has version 2, and 3 was seen');
  expect(olderDelegation({ ...registry, delegation: undefined }, registry)).toContain('version 0');
  expect(olderDelegation(registry, registry)).toBeNull();
  expect(olderDelegation(registry, older)).toBeNull();
});

test('of one version only one content is taken, whoever of the roots signed it', async () => {
  const { registry, draft, signedBy, people } = await delegated();
  const other = 'its delegation has version 3, and another one of that version was seen';
  const until = { ...draft, until: '2099-01-01T00:00:00.000Z' };
  const delegation = await signedBy(until, people.ana, people.dan);
  expect(olderDelegation({ ...registry, delegation }, registry)).toBe(other);
  expect(olderDelegation({ ...registry, roster: { 'mf-shop': [] } }, registry)).toBe(other);
  const again = { ...registry, delegation: await signedBy(draft, people.ana) };
  expect(olderDelegation(overTheWire(again), registry)).toBeNull();
});

test('an entry that its team signed is accepted; the kill switch needs no team', async () => {
  const { scope, people } = await delegated();
  const entry = await signEntry(
    entryOf('mf-shop'),
    { environment, serial: 1 },
    people.shop.privateKey,
  );
  expect(await entryProblem(overTheWire(entry), scope)).toBeNull();
  expect(await entryProblem({ ...entry, disabled: true }, scope)).toBeNull();
});

test("an entry that was changed, or that is another's, is refused", async () => {
  const { scope, people } = await delegated();
  const sign = (entry: RegistryRemote, privateKey: string, of = environment) =>
    signEntry(entry, { environment: of, serial: 1 }, privateKey);
  const entry = await sign(entryOf('mf-shop'), people.shop.privateKey);
  const none = 'mf-shop has 0 of 1 signatures of its team';
  const { current } = entryOf('mf-shop', '1.0.2');
  for (const changed of [
    { ...entry, current },
    { ...entry, previous: current },
    { ...entry, canary: { release: current, share: 1 } },
    {
      ...entry,
      signed: { ...entry.signed, serial: 2, signatures: entry.signed?.signatures ?? [] },
    },
    await sign(entryOf('mf-shop'), people.quiz.privateKey),
    await sign(entryOf('mf-shop'), people.publisher.privateKey),
    await sign(entryOf('mf-shop'), people.shop.privateKey, 'production'),
    { ...(await sign(entryOf('mf-quiz'), people.shop.privateKey)), name: 'mf-shop' },
  ])
    expect(await entryProblem(changed, scope)).toBe(none);
  expect(await entryProblem(entryOf('mf-shop'), scope)).toBe('mf-shop is not signed by its team');
  for (const name of ['mf-admin', 'constructor', '__proto__'])
    expect(await entryProblem({ ...entry, name }, scope)).toBe(
      `the delegation gives ${name} to nobody`,
    );
});

test('what is nested deeper than it can be read is nobody’s, and costs itself alone', async () => {
  const { roots, registry, scope } = await delegated();
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as never;
  const entry = entryOf('mf-shop');
  const hostile = {
    ...entry,
    current: { ...entry.current, deep },
    signed: { serial: 1, signatures: [] },
  };
  expect(await entryProblem(hostile, scope)).toBe('mf-shop has 0 of 1 signatures of its team');
  const delegation = { ...scope.delegation, deep };
  expect(await delegationProblem({ ...registry, delegation }, roots, environment)).toBe(
    'its delegation has 0 of 2 signatures of roots',
  );
});

test('an entry of two keys needs both; each is added to the other', async () => {
  const { scope, people } = await delegated();
  const to = { environment, serial: 1 };
  const one = await signEntry(entryOf('mf-quiz'), to, people.quiz.privateKey);
  const again = await signEntry(one, to, people.quiz.privateKey);
  const tooFew = 'mf-quiz has 1 of 2 signatures of its team';
  expect(await entryProblem(one, scope)).toBe(tooFew);
  expect(await entryProblem(again, scope)).toBe(tooFew);
  expect(await entryProblem(await signEntry(one, to, people.second.privateKey), scope)).toBeNull();
  const next = await signEntry(one, { ...to, serial: 2 }, people.second.privateKey);
  expect(await entryProblem(next, scope)).toBe(tooFew);
});

test('a key that ran out signs nothing new, and what is live by it goes on', async () => {
  const { draft, people, keyOf } = await delegated();
  const keys = [keyOf(people.shop, NOW.toISOString())];
  const delegation = { ...draft, teams: { 'mf-shop': { keys, threshold: 1 } } };
  const scope = { delegation, environment };
  const entry = await signEntry(
    entryOf('mf-shop'),
    { environment, serial: 1 },
    people.shop.privateKey,
  );
  expect(await entryProblem(entry, scope)).toBeNull();
  expect(await entryProblem(entry, scope, new Date(NOW.getTime() - 1))).toBeNull();
  expect(await entryProblem(entry, scope, NOW)).toBe('mf-shop has 0 of 1 signatures of its team');
});

test('of a retired key only the listed entries go on, and none is new', async () => {
  const { draft, people, keyOf } = await delegated();
  const [live, other] = await Promise.all(
    [1, 2].map((serial) =>
      signEntry(entryOf('mf-shop'), { environment, serial }, people.shop.privateKey),
    ),
  );
  if (!live?.signed || !other) throw new Error('They are not signed.');
  const entries = live.signed.signatures.map(({ value }) => value);
  const delegation = {
    ...draft,
    teams: { 'mf-shop': { keys: [keyOf(people.second)], threshold: 2 } },
    retired: [{ key: people.shop.publicKey, entries }],
  };
  const scope = { delegation, environment };
  const none = 'mf-shop has 0 of 2 signatures of its team';
  expect(await entryProblem(live, scope)).toBeNull();
  expect(await entryProblem(other, scope)).toBe(none);
  expect(await entryProblem(live, scope, NOW)).toBe(none);
  const { current } = entryOf('mf-shop', '1.0.2');
  expect(await entryProblem({ ...live, current }, scope)).toBe(none);
});

test('a statement of freshness vouches for one registry, for a while', async () => {
  const { registry, people } = await delegated();
  const live = await signRegistry(registry, people.publisher.privateKey);
  const until = '2029-01-02T00:00:00.000Z';
  const said = { environment, revision: 7, registry: live.signature ?? '', until };
  const fresh = await signFreshness(said, people.fresh.privateKey);
  const at = { environment, at: NOW };
  expect(await freshnessProblem(overTheWire(fresh), live, at)).toBeNull();
  expect(await freshnessProblem(fresh, { ...live, signature: 'AAAA' }, at)).toContain(
    'not for this',
  );
  expect(await freshnessProblem(fresh, { ...live, revision: 8 }, at)).toContain('not for this');
  expect(await freshnessProblem(fresh, live, { ...at, environment: 'production' })).toContain(
    'of the environment "staging"',
  );
  expect(await freshnessProblem(fresh, live, { ...at, at: new Date(until) })).toContain('ran out');
  const forYears = await signFreshness({ ...said, until: LATER }, people.fresh.privateKey);
  expect(await freshnessProblem(forYears, live, at)).toContain('ends too far ahead');
  const byAnother = await signFreshness(said, people.publisher.privateKey);
  for (const forged of [byAnother, { ...fresh, until: '2029-01-02T01:00:00.000Z' }])
    expect(await freshnessProblem(forged, live, at)).toContain('not signed by a key');
  for (const none of [null, {}, '?'])
    expect(await freshnessProblem(none, live, at)).toContain('malformed');
});

test('the public half is known from the private one, and a key is named by its end', async () => {
  const { privateKey, publicKey } = await createRegistryKeys();
  expect(await publicKeyOf(privateKey)).toBe(publicKey);
  expect(`${publicKey.slice(0, -14)}${keyId(publicKey)}==`).toBe(publicKey);
});
