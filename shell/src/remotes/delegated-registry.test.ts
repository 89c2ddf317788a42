import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { delegationOf } from '../../test/delegate.ts';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { createRegistryChecks } from './registry-checks.ts';

const environment = LOCAL_CONFIG.environment;
const products = mountOf('products', '/products');
const request = mountOf('request', '/request');
const shop = remoteOf('mf-shop', [products], { previous: releaseOf('mf-shop', 1, [products]) });
const initial = registryOf(shop, remoteOf('mf-quiz', [request]));
const newer: Registry = {
  ...initial,
  revision: initial.revision + 1,
  remotes: [{ ...shop, current: releaseOf('mf-shop', 3, [products]) }],
};
const page = moduleOf('Produse');
const BOTH = ['mf_shop_2', 'mf_quiz_2'];
const untitled = mountOf('products', '/products', { title: '' });

async function deployment() {
  const keys = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
  configurePlatform({ ...LOCAL_CONFIG, registryKey: keys.registryKey, roots: keys.roots });
  return keys;
}

/** Answers of the shell's origin; `undefined`: 404. */
let served: { registry?: unknown; freshness?: unknown } = {};
const asked: string[] = [];

const current = (host: ReturnType<typeof hostOf>['host']) => host.registry().remotes[0]?.current;
const open = (host: ReturnType<typeof hostOf>['host'], path: string) => host.loadBeside(path);

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  sessionStorage.clear();
  asked.length = 0;
  served = {};
  rstest.spyOn(console, 'error').mockImplementation(() => {});
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url !== '/registry.json' && url !== '/freshness.json') return new Response();
    asked.push(url);
    expect(init?.cache).toBe('no-cache');
    const answer = url === '/registry.json' ? served.registry : served.freshness;
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

test('what enough roots delegated and the publisher signed is genuine; less is not', async () => {
  const keys = await deployment();
  const { isGenuine } = createRegistryChecks();
  const delegated = await keys.delegate(initial);
  expect(await isGenuine(delegated)).toBe(true);
  const one = keys.rootKeys.slice(0, 1);
  for (const refused of [
    // Signed with the publisher's key alone.
    await keys.sign(initial),
    await keys.delegate(initial, { signers: one }),
    await keys.delegate(initial, { signers: [...one, keys.keyOf('mf-shop')] }),
    await keys.sign({ ...delegated, roster: { ...delegated.roster, 'mf-quiz': [] } }),
    { ...delegated, revision: delegated.revision + 1 },
  ])
    expect(await isGenuine(refused)).toBe(false);
});

test('without roots nothing asks for a delegation', async () => {
  const keys = await deployment();
  configurePlatform({ ...LOCAL_CONFIG, registryKey: keys.registryKey });
  const { isGenuine, entryProblem } = createRegistryChecks();
  const signed = await keys.sign(initial);
  expect(await isGenuine(signed)).toBe(true);
  expect(await entryProblem(signed, 'mf-shop')).toBeNull();
});

test("an entry that is not its team's costs its remote alone, and nothing of it runs", async () => {
  const keys = await deployment();
  const delegated = await keys.delegate(initial, { by: { 'mf-shop': 'mf-quiz' } });
  const { runtime, loadModule } = runtimeOf(async () => page);
  const { host, reported } = hostOf(delegated, { runtime });
  await expect(open(host, '/products')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    remote: 'mf-shop',
    phase: 'registry',
  });
  expect(loadModule).not.toHaveBeenCalled();
  await open(host, '/request');
  expect(loadModule.mock.calls.map(([{ container }]) => container)).toEqual(['mf_quiz_2']);
  expect(reported.map(({ type }) => type)).toEqual(['failed', 'loaded']);
});

test("a forged entry beside the team's own runs no more than in its place", async () => {
  const keys = await deployment();
  const good = await keys.delegate(initial);
  const [own, ...others] = good.remotes;
  if (!own) throw new Error('There is no remote.');
  const forged = { ...own, current: releaseOf('mf-shop', 9, [products]) };
  for (const remotes of [
    [own, forged, ...others],
    [forged, own, ...others],
  ]) {
    const { runtime, loadModule } = runtimeOf(async () => page);
    const { host } = hostOf(await keys.sign({ ...good, remotes }), { runtime });
    await expect(open(host, '/products')).rejects.toMatchObject({ phase: 'registry' });
    expect(loadModule).not.toHaveBeenCalled();
  }
});

test.each<[string, object, string[]]>([
  ['a canary whose share is a text', { canary: { share: '1', release: shop.previous } }, BOTH],
  ['a fallback that is none', { previous: { mounts: 'all' } }, BOTH],
  ['a link that is a number', { current: { ...shop.current, navigation: [5] } }, BOTH],
  ['a mount without a title', { current: releaseOf('mf-shop', 2, [untitled]) }, ['mf_quiz_2']],
])('with roots, too, %s in its own place costs itself alone', async (_, change, run) => {
  const keys = await deployment();
  const good = await keys.delegate(initial);
  const [own, ...others] = good.remotes;
  const odd = { ...own, ...change, signed: undefined } as RegistryRemote;
  const entry = await signEntry(odd, { environment, serial: 2 }, keys.keyOf('mf-shop'));
  const { runtime, loadModule } = runtimeOf(async () => page);
  const { host } = hostOf(await keys.sign({ ...good, remotes: [entry, ...others] }), { runtime });
  await open(host, '/products').catch(() => {});
  await open(host, '/request');
  expect(loadModule.mock.calls.map(([{ container }]) => container)).toEqual(run);
});

test('an open tab takes over what somebody vouches for, and nothing else', async () => {
  const keys = await deployment();
  const first = await keys.delegate(initial);
  const next = await keys.delegate(newer);
  const { host } = hostOf(first);
  const past = await keys.vouchFor(next, '2020-01-01T00:00:00.000Z');
  for (const freshness of [undefined, null, past, await keys.vouchFor(first)]) {
    served = { registry: next, freshness };
    await host.refresh('/products');
    expect(host.signedRegistry()).toBe(first);
  }
  served = { registry: next, freshness: await keys.vouchFor(next) };
  await host.refresh('/products');
  expect(current(host)?.version).toBe('1.0.3');
});

test('an open tab obeys a kill switch once somebody vouches for it; a new one at once', async () => {
  const keys = await deployment();
  const first = await keys.delegate(initial);
  const off = await keys.sign({
    ...first,
    revision: first.revision + 1,
    remotes: first.remotes.map((remote) => ({ ...remote, disabled: remote.name === 'mf-shop' })),
  });
  const { host } = hostOf(first, { runtime: runtimeOf(async () => page).runtime });
  served = { registry: off };
  await host.refresh('/products');
  await open(host, '/products');
  served = { registry: off, freshness: await keys.vouchFor(off) };
  await host.refresh('/products');
  const ofNewTab = hostOf(off, { runtime: runtimeOf(async () => page).runtime });
  for (const tab of [host, ofNewTab.host])
    await expect(open(tab, '/products')).rejects.toMatchObject({ phase: 'switched-off' });
});

test('a delegation of before is refused, though somebody vouches for it', async () => {
  const keys = await deployment();
  const first = await keys.delegate(initial, { version: 4 });
  const { host } = hostOf(first);
  const older = await keys.delegate(newer, { version: 3 });
  served = { registry: older, freshness: await keys.vouchFor(older) };
  await host.refresh('/products');
  expect(host.signedRegistry()).toBe(first);
});

test('a delegation that the roots signed and never published is refused beside the live one', async () => {
  const keys = await deployment();
  const first = await keys.delegate(initial);
  const { host } = hostOf(first);
  // Another draft of the same version.
  const draft = await keys.delegate(newer, { signers: keys.rootKeys.slice(1) });
  served = { registry: draft, freshness: await keys.vouchFor(draft) };
  await host.refresh('/products');
  expect(host.signedRegistry()).toBe(first);
});

test('that nobody vouches is told once, after half a minute; no page waits for it', async () => {
  const keys = await deployment();
  const first = await keys.delegate(initial);
  const { runtime } = runtimeOf(async () => page, { patienceMs: 20_000 });
  const { host, reported } = hostOf(first, { runtime });
  const later = (ms: number) => rstest.spyOn(performance, 'now').mockReturnValue(ms);
  served = { registry: first };
  for (const ms of [1_000, 30_999, 31_000, 90_000]) {
    later(ms);
    await host.refresh('/products');
  }
  await open(host, '/products');
  expect(reported.filter(({ type }) => type === 'stale')).toEqual([
    {
      type: 'stale',
      revision: first.revision,
      reason: expect.stringContaining('the statement of freshness is malformed'),
    },
  ]);
  expect(reported.at(-1)?.type).toBe('loaded');
});

test('that an old registry is served is told, though no tab takes it', async () => {
  const keys = await deployment();
  const [old, live] = [await keys.delegate(initial), await keys.delegate(newer)];
  const { host, reported } = hostOf(live);
  served = { registry: old, freshness: await keys.vouchFor(live) };
  for (const ms of [1_000, 40_000]) {
    rstest.spyOn(performance, 'now').mockReturnValue(ms);
    await host.refresh('/products');
  }
  expect(host.signedRegistry()).toBe(live);
  expect(reported).toEqual([
    {
      type: 'stale',
      revision: old.revision,
      reason: `the statement of freshness vouches for revision ${live.revision}, not for this registry`,
    },
  ]);
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const broken = async () => new Response('', { status: 503 });
/** Answers in place of a valid registry or statement. */
const FAILURES: Array<[string, 'registry' | 'freshness', () => Promise<Response>]> = [
  ['a lost request for the registry', 'registry', lost],
  ['an error for the registry', 'registry', broken],
  ['no registry', 'registry', async () => Response.json('closed')],
  ['a registry that is no JSON', 'registry', async () => new Response('<html>')],
  ['a registry of nobody', 'registry', async () => Response.json({ ...newer, signature: 'A' })],
  ['a lost request for the statement', 'freshness', lost],
  ['an error for the statement', 'freshness', broken],
  ['a statement of nobody', 'freshness', async () => Response.json({ revision: 8 })],
];

/** Refreshes a tab's registry at these times, in ms; `fails` says when the file fails. */
async function refreshedAt(
  [what, fails]: [(typeof FAILURES)[number], (ms: number) => boolean],
  moments: readonly number[],
) {
  const keys = await deployment();
  const first = await keys.delegate(initial);
  const { runtime } = runtimeOf(async () => page, { patienceMs: 20_000 });
  const { host, reported } = hostOf(first, { runtime });
  const files = { registry: first, freshness: await keys.vouchFor(first) };
  const [, failing, answer] = what;
  for (const ms of moments) {
    rstest.spyOn(performance, 'now').mockReturnValue(ms);
    rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const file = url === '/registry.json' ? 'registry' : 'freshness';
      return file === failing && fails(ms) ? answer() : Response.json(files[file]);
    });
    await host.refresh('/nowhere');
  }
  return reported;
}

test.each(FAILURES)('%s for half a minute is told once, as no statement is', async (...what) => {
  const reported = await refreshedAt([what, () => true], [1_000, 30_999, 31_000, 90_000]);
  expect(reported).toEqual([
    { type: 'stale', revision: initial.revision, reason: expect.any(String) },
  ]);
  expect(await refreshedAt([what, () => true], [1_000, 30_999])).toEqual([]);
});

test.each(FAILURES)('%s now and then is not told', async (...what) => {
  const fails = (ms: number) => ms % 2 === 1;
  expect(await refreshedAt([what, fails], [1, 40_000, 80_001, 120_000, 160_001])).toEqual([]);
});

test('offline is no freeze, and what failed before it is not counted', async () => {
  const [what] = FAILURES;
  if (!what) throw new Error('There is no failure.');
  const online = rstest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await refreshedAt([what, () => true], [1_000, 60_000])).toEqual([]);
  online.mockReset();
  for (const state of [true, false, true]) online.mockReturnValueOnce(state);
  expect(await refreshedAt([what, () => true], [1_000, 20_000, 40_000])).toEqual([]);
});

test('without roots nothing that fails is told', async () => {
  const { host, reported } = hostOf(initial);
  rstest.spyOn(globalThis, 'fetch').mockImplementation(lost);
  for (const ms of [1_000, 60_000]) {
    rstest.spyOn(performance, 'now').mockReturnValue(ms);
    await host.refresh('/nowhere');
  }
  expect(reported).toEqual([]);
});

test('without roots the statement is not asked for', async () => {
  const { host } = hostOf(initial);
  served = { registry: newer };
  await host.refresh('/products');
  expect(asked).toEqual(['/registry.json']);
  expect(current(host)?.version).toBe('1.0.3');
});
