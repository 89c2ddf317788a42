import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { claimedNow } from '@vitrina/contract/rules/roster';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import {
  hostOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { writeOverrides } from './overridden-releases.ts';
import { createRegistryChecks } from './registry-checks.ts';

const products = mountOf('products', '/products');
const canary = { release: releaseOf('mf-shop', 3, [products]), share: 0.5 };
const initial = registryOf(remoteOf('mf-shop', [products]));
const withCanary = registryOf(remoteOf('mf-shop', [products], { canary }));
const newer = { ...withCanary, revision: initial.revision + 1 };

/** The answer of `/registry.json`. */
function serve(answer: unknown, status = 200): void {
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    // Files are fetched bypassing the cache, too.
    if (url !== '/registry.json') return new Response();
    expect(init?.cache).toBe('no-cache');
    return Response.json(answer, { status });
  });
}

const configure = (over: Partial<PlatformConfig> = {}) =>
  configurePlatform({ ...LOCAL_CONFIG, ...over });
const place = (value: number) => localStorage.setItem('vitrina:place:mf-shop', String(value));
const current = (host: ReturnType<typeof hostOf>['host']) => host.registry().remotes[0]?.current;

beforeEach(() => {
  localStorage.clear();
  configure();
  place(0.7);
});
afterEach(() => {
  rstest.restoreAllMocks();
});

test('a newer registry is taken over, and what it offers counts at once', async () => {
  place(0.3);
  const { host } = hostOf(initial);
  expect(current(host)?.version).toBe('1.0.2');
  serve(newer);
  await host.refresh('/products');
  expect(host.signedRegistry()).toEqual(newer);
  expect(current(host)?.version).toBe('1.0.3');
  expect(host.chainOf('/products')[0]?.remote.current.version).toBe('1.0.3');
});

test('a registry of the same revision is taken, so that a retry is never refused', async () => {
  const { host } = hostOf(initial);
  serve(initial);
  await host.refresh('/products');
  expect(host.signedRegistry()).toEqual(initial);
});

test.each<[string, unknown, number?]>([
  ['an older one', { ...newer, revision: initial.revision - 1 }],
  ['an answer with an error', newer, 503],
  ['null', null],
  ['a list', []],
  ['a revision that is no number', { ...newer, revision: 'nou' }],
  ['remotes that are no list', { ...newer, remotes: {} }],
  ['no shell', { ...newer, shell: undefined }],
])('%s does not take the place of the one that the page has', async (_what, answer, status) => {
  const { host } = hostOf(initial);
  serve(answer, status);
  await host.refresh('/products');
  expect(host.signedRegistry()).toBe(initial);
});

test('without a connection the page keeps the one that it has', async () => {
  const { host } = hostOf(initial);
  rstest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await host.refresh('/products');
  expect(host.signedRegistry()).toBe(initial);
});

test('with a key, only a registry of that key is taken over', async () => {
  const [ours, theirs] = [await createRegistryKeys(), await createRegistryKeys()];
  configure({ registryKey: ours.publicKey });
  const { host } = hostOf(await signRegistry(initial, ours.privateKey));
  const signed = await signRegistry(newer, ours.privateKey);
  for (const refused of [
    newer,
    { ...signed, revision: signed.revision + 1 },
    await signRegistry(newer, theirs.privateKey),
    // Signed, but the roster does not give the remote its place.
    await signRegistry({ ...newer, roster: {} }, ours.privateKey),
  ]) {
    serve(refused);
    await host.refresh('/products');
    expect(host.signedRegistry().revision).toBe(initial.revision);
  }
  serve(signed);
  await host.refresh('/products');
  expect(host.signedRegistry()).toEqual(signed);
});

test('a canary reaches the browsers below its share, with the live release to fall back to', () => {
  place(0.49);
  const { remotes } = hostOf(withCanary).host.registry();
  expect(remotes[0]?.current).toEqual(canary.release);
  expect(remotes[0]?.previous).toEqual(withCanary.remotes[0]?.current);
  place(0.5);
  expect(current(hostOf(withCanary).host)?.version).toBe('1.0.2');
});

test('an override runs in place of the live release, with nothing to fall back to', () => {
  const mine = releaseOf('mf-shop', 9, [products]);
  writeOverrides({ 'mf-shop': mine });
  for (const environment of ['development', 'staging'] as const) {
    configure({ environment });
    const { host } = hostOf(withCanary);
    expect(host.registry().remotes[0]).toMatchObject({ current: mine, previous: null });
    // The signed registry stays unchanged: the release panel compares the two.
    expect(host.signedRegistry()).toBe(withCanary);
  }
});

test('in production an override is dead, though it is stored', () => {
  writeOverrides({ 'mf-shop': releaseOf('mf-shop', 9, [products]) });
  configure({ environment: 'production' });
  expect(current(hostOf(initial).host)?.version).toBe('1.0.2');
});

test('in production a registry that nobody signed brings no code', async () => {
  configure({ environment: 'production', apiOrigin: 'https://api.exemplu.ro' });
  expect(await createRegistryChecks().isGenuine(initial)).toBe(false);
  configure({ environment: 'production', apiOrigin: 'http://localhost:4110' });
  expect(await createRegistryChecks().isGenuine(initial)).toBe(true);
});

test('a registry of another environment, or one in which a remote leaves its place, is refused', async () => {
  configure({ environment: 'staging' });
  const [shop] = initial.remotes;
  if (!shop) throw new Error('There is no remote.');
  const roster = claimedNow(initial);
  // Unreadable remotes cannot be checked, so they are not run.
  const odd: typeof initial.remotes = JSON.parse(
    '[null, { "name": "mf-odd", "current": { "mounts": {} } }]',
  );
  const { isGenuine } = createRegistryChecks();
  expect(await isGenuine({ ...initial, environment: 'staging', roster })).toBe(true);
  expect(await isGenuine({ ...initial, roster, remotes: [shop, ...odd] })).toBe(true);
  expect(await isGenuine({ ...initial, environment: 'production', roster })).toBe(false);
  expect(await isGenuine({ ...initial, roster: { ...roster, 'mf-shop': [] } })).toBe(false);
});

test('the runtime is fetched ahead of need without a word when that fails', async () => {
  const runtime = rstest.fn(() => Promise.reject(new Error('offline')));
  const { host } = hostOf(initial, { runtime });
  host.warm();
  expect(runtime).toHaveBeenCalledTimes(1);
});

test('a place that is no remote costs itself alone', async () => {
  const { host } = hostOf(initial);
  serve({
    ...newer,
    remotes: [null, ...newer.remotes, { name: 'mf-odd', current: { mounts: {} } }],
  });
  await host.refresh('/products');
  expect(host.chainOf('/products')).toHaveLength(1);
});

test('a document is fresh when it comes, unless the browser fetched it before the click', async () => {
  serve(newer);
  const { host } = hostOf(initial);
  await host.freshen();
  expect(host.registry().revision).toBe(initial.revision);
  rstest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ deliveryType: 'navigational-prefetch' } as unknown as PerformanceEntry]);
  const { host: later } = hostOf(initial, {
    runtime: runtimeOf(undefined, { patienceMs: 20_000 }).runtime,
  });
  await later.freshen();
  expect(later.registry().revision).toBe(newer.revision);
});

test('a registry that was requested before is checked and taken without another request', async () => {
  serve(null);
  rstest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ deliveryType: 'navigational-prefetch' } as unknown as PerformanceEntry]);
  const { host } = hostOf(initial, {
    runtime: runtimeOf(undefined, { patienceMs: 20_000 }).runtime,
  });
  const at = Date.now() - 9_000;
  await host.freshen({ at, answer: Promise.resolve(newer) });
  expect(host.registry().revision).toBe(newer.revision);
  rstest.restoreAllMocks();
  // It has been fresh since the request, not since the runtime took it.
  const newest = { ...newer, revision: newer.revision + 1 };
  serve(newest);
  await host.freshen();
  expect(host.registry().revision).toBe(newer.revision);
  rstest.spyOn(Date, 'now').mockReturnValue(at + 10_000);
  await host.freshen();
  expect(host.registry().revision).toBe(newest.revision);
});
