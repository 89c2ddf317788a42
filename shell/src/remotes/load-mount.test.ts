import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import type { Mount } from '@vitrina/contract/remote';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import {
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { createLiveRegistry } from './live-registry.ts';
import { createMountLoader } from './load-mount.ts';
import { createReleaseLoader } from './load-release.ts';
import { mountChain } from './mounts.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

const products = mountOf('products', '/products');
const alone = remoteOf('mf-shop', [products]);
const replaced = remoteOf('mf-shop', [products], { previous: releaseOf('mf-shop', 1, [products]) });
const page = moduleOf('Produse');

const never = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new Error('unreachable'));

/** Answers by release: the version's last digit. */
const answering =
  (answers: Record<number, () => Promise<unknown>>): RemoteRuntime['loadModule'] =>
  ({ version }) =>
    (answers[Number(version.at(-1))] ?? unreachable)();

function setUp(
  loadModule?: RemoteRuntime['loadModule'],
  {
    remote = alone,
    others = [] as RegistryRemote[],
    registry = registryOf(remote, ...others),
  } = {},
) {
  const reported: TelemetryEvent[] = [];
  const loaded = new Map<string, string>();
  const fake = runtimeOf(loadModule);
  const loadRelease = createReleaseLoader({
    registry: createLiveRegistry(registry),
    runtime: fake.checked,
    mark: { set: () => {}, settle: () => {} },
    report: (event) => void reported.push(event),
    loaded,
  });
  const load = createMountLoader(loadRelease, fake.checked);
  const open = (path = '/products') => {
    const entry = mountChain(registry, path).at(-1);
    if (!entry) throw new Error(`Nothing is mounted at ${path}.`);
    const result = load(entry).then(({ module }) => module);
    // Handled by the expectation below, which may come a clock step later.
    result.catch(() => {});
    return result;
  };
  /** Releases whose code was requested, in order. */
  const asked = () => fake.loadModule.mock.calls.map(([{ version }]) => version);
  return { open, asked, reported, loaded, ...fake };
}

const configure = (over: Partial<PlatformConfig> = {}) =>
  configurePlatform({ ...LOCAL_CONFIG, ...over });
const failure = (phase: string, remote = 'mf-shop') => ({ name: 'RemoteLoadError', remote, phase });
const pass = (ms: number) => rstest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  configure();
  rstest.useFakeTimers();
  rstest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('the current release runs, and is told with its time', async () => {
  const { open, asked, reported, loaded } = setUp(async () => page, { remote: replaced });
  expect(await open()).toBe(page);
  expect(asked()).toEqual(['1.0.2']);
  expect(reported).toEqual([
    { type: 'loaded', remote: 'mf-shop', release: replaced.current.id, ms: expect.any(Number) },
  ]);
  expect([...loaded]).toEqual([['mf-shop', replaced.current.id]]);
});

test('what fails once is asked for again after 150 ms, and no earlier', async () => {
  const { open, asked, loadModule, reported } = setUp(async () => page);
  loadModule.mockRejectedValueOnce(new Error('the preload failed'));
  const opened = open();
  await pass(149);
  expect(asked()).toEqual(['1.0.2']);
  await pass(1);
  expect(await opened).toBe(page);
  expect(asked()).toEqual(['1.0.2', '1.0.2']);
  expect(reported.map(({ type }) => type)).toEqual(['loaded']);
});

test('a release that fails twice is replaced by the one before it, and all of it is told', async () => {
  const { open, asked, reported, loaded } = setUp(answering({ 1: async () => page }), {
    remote: replaced,
  });
  const opened = open();
  await pass(150);
  expect(await opened).toBe(page);
  expect(asked()).toEqual(['1.0.2', '1.0.2', '1.0.1']);
  const [current, previous] = [replaced.current.id, replaced.previous?.id];
  expect(reported).toEqual([
    { type: 'failed', remote: 'mf-shop', release: current, phase: 'module' },
    { type: 'fallback', remote: 'mf-shop', release: current, to: previous },
    { type: 'loaded', remote: 'mf-shop', release: previous, ms: expect.any(Number) },
  ]);
  // A reload would bring the current release again, so that one counts as running.
  expect(loaded.get('mf-shop')).toBe(current);
});

test('a release that failed is not asked for again while the one before it runs', async () => {
  const { open, asked } = setUp(answering({ 1: async () => page }), { remote: replaced });
  void open();
  await pass(150);
  expect(await open()).toBe(page);
  expect(asked()).toEqual(['1.0.2', '1.0.2', '1.0.1', '1.0.1']);
});

test('a release that hangs has six tenths of the time, and the one before it the rest', async () => {
  const { open, asked, reported } = setUp(never, { remote: replaced });
  const opened = open();
  await pass(2999);
  expect(asked()).toEqual(['1.0.2']);
  await pass(1);
  expect(asked()).toEqual(['1.0.2', '1.0.1']);
  await pass(1999);
  expect(reported.map(({ type }) => type)).toEqual(['failed', 'fallback']);
  await pass(1);
  await expect(opened).rejects.toMatchObject(failure('timeout'));
});

test('both releases fail: the next try begins with the current one again', async () => {
  const { open, asked, loadModule } = setUp(unreachable, { remote: replaced });
  const opened = open();
  await pass(300);
  await expect(opened).rejects.toMatchObject(failure('module'));
  loadModule.mockImplementation(async () => page);
  expect(await open()).toBe(page);
  expect(asked().at(-1)).toBe('1.0.2');
});

test('a try after a failure is told to ask elsewhere, until one succeeds', async () => {
  const { open, loadModule } = setUp(unreachable);
  const again = () => loadModule.mock.calls.map(([, , elsewhere]) => elsewhere);
  void open();
  await pass(150);
  loadModule.mockImplementation(async () => page);
  await open();
  await open();
  expect(again()).toEqual([false, false, true, false]);
});

test('nothing to fall back to: the failure names the remote, and a later call succeeds', async () => {
  const { open, loadModule } = setUp(unreachable);
  const opened = open();
  await pass(150);
  await expect(opened).rejects.toMatchObject(failure('module'));
  loadModule.mockImplementation(async () => page);
  expect(await open()).toBe(page);
});

test('a release before that fills another place is no fallback', async () => {
  const elsewhere = releaseOf('mf-shop', 1, [mountOf('products', '/shop')]);
  const { open, asked } = setUp(unreachable, { remote: { ...alone, previous: elsewhere } });
  const opened = open();
  await pass(150);
  await expect(opened).rejects.toMatchObject(failure('module'));
  expect(asked()).toEqual(['1.0.2', '1.0.2']);
});

test('the failure of one remote is about no other', async () => {
  const quiz = remoteOf('mf-quiz', [mountOf('quiz', '/quiz')]);
  const loadModule: RemoteRuntime['loadModule'] = ({ container }) =>
    container.startsWith('mf_quiz') ? Promise.resolve(page) : unreachable();
  const { open, loaded } = setUp(loadModule, { others: [quiz] });
  const opened = open();
  expect(await open('/quiz')).toBe(page);
  await pass(150);
  await expect(opened).rejects.toMatchObject(failure('module'));
  expect([...loaded.keys()]).toEqual(['mf-shop', 'mf-quiz']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'routes'],
  ['no layout', { routes: [] }],
  ['routes that are no list', { routes: {}, layout: () => null }],
  ['a layout that is no component', { routes: [], layout: 'main' }],
])('exports that are %s do not fit this shell', async (_what, exported) => {
  const { open } = setUp(async () => exported);
  await expect(open()).rejects.toMatchObject(failure('contract'));
});

test('exports that throw when they are read are those of a module that threw at start', async () => {
  const halfRun = Object.defineProperty({}, 'routes', {
    get() {
      throw new ReferenceError('before initialization');
    },
  });
  const { open, asked } = setUp(answering({ 2: async () => halfRun, 1: async () => page }), {
    remote: replaced,
  });
  expect(await open()).toBe(page);
  expect(asked()).toEqual(['1.0.2', '1.0.1']);
  await expect(setUp(async () => halfRun).open()).rejects.toMatchObject(failure('module'));
});

test('no code of a release for another contract is fetched: the one before it runs', async () => {
  const misfit = { ...replaced, current: { ...replaced.current, contract: '^2.0.0' } };
  const { open, asked } = setUp(async () => page, { remote: misfit });
  expect(await open()).toBe(page);
  expect(asked()).toEqual(['1.0.1']);
  const only = setUp(async () => page, { remote: { ...misfit, previous: null } });
  await expect(only.open()).rejects.toMatchObject(failure('contract'));
  expect(only.asked()).toEqual([]);
});

test('an origin that the configuration does not allow gets no request, whatever the registry says', async () => {
  configure({ remoteOrigins: ['https://mf-quiz.example'] });
  const { open, asked } = setUp(async () => page, { remote: replaced });
  await expect(open()).rejects.toMatchObject(failure('registry'));
  expect(asked()).toEqual([]);
  configure({ remoteOrigins: ['https://mf-shop.example'] });
  expect(await open()).toBe(page);
});

test.each([
  ['without integrity', { entry: { url: alone.current.entry.url } }],
  ['with an integrity that is none', { entry: { ...alone.current.entry, integrity: 'none' } }],
  ['with an entry that is no address', { entry: { ...alone.current.entry, url: 'x.js' } }],
])('a place in the registry %s disables that remote alone', async (_what, damage) => {
  const broken = { ...alone, current: { ...alone.current, ...damage } } as RegistryRemote;
  const quiz = remoteOf('mf-quiz', [mountOf('quiz', '/quiz')]);
  const { open, asked } = setUp(async () => page, { remote: broken, others: [quiz] });
  await expect(open()).rejects.toMatchObject(failure('registry'));
  expect(asked()).toEqual([]);
  expect(await open('/quiz')).toBe(page);
});

test.each([
  ['access', { access: 'partners' }],
  ['header', { header: 'slim' }],
  ['document', { document: 'sealed' }],
])('a value of %s that this shell does not know disables that mount alone', async (_key, value) => {
  const news = { ...mountOf('news', '/news'), ...value } as Mount;
  const remote = remoteOf('mf-shop', [products, news]);
  const { open, asked } = setUp(async () => page, { remote });
  await expect(open('/news')).rejects.toMatchObject(failure('contract'));
  expect(asked()).toEqual([]);
  expect(await open('/products')).toBe(page);
});

test('a release before or a canary that is malformed does not disable the current one', async () => {
  const remote = { ...alone, previous: { id: 7 }, canary: 'soon' } as unknown as RegistryRemote;
  expect(await setUp(async () => page, { remote }).open()).toBe(page);
});

test('support switches a remote off by the address, for as long as the tab lives', async () => {
  history.replaceState(null, '', '/products?vitrina-off=mf-shop');
  const { open, asked } = setUp(async () => page);
  await expect(open()).rejects.toMatchObject(failure('switched-off'));
  history.replaceState(null, '', '/products');
  await expect(open()).rejects.toMatchObject(failure('switched-off'));
  sessionStorage.clear();
  expect(await open()).toBe(page);
  expect(asked()).toEqual(['1.0.2']);
});

test('with a key, only what a registry of that key names is loaded', async () => {
  rstest.useRealTimers();
  const [ours, theirs] = [await createRegistryKeys(), await createRegistryKeys()];
  configure({ registryKey: ours.publicKey });
  const registry = registryOf(replaced);
  const signed = await signRegistry(registry, ours.privateKey);
  for (const refused of [
    registry,
    { ...signed, revision: signed.revision + 1 },
    { ...signed, signature: 'x' },
    await signRegistry(registry, theirs.privateKey),
  ]) {
    const { open, asked } = setUp(async () => page, { registry: refused });
    await expect(open()).rejects.toMatchObject(failure('registry'));
    expect(asked()).toEqual([]);
  }
  expect(await setUp(async () => page, { registry: signed }).open()).toBe(page);
});
