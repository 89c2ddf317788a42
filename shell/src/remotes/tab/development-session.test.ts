import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { CONTRACT_VERSION } from '@vitrina/contract/version';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { hostOf, mountOf, registryOf, releaseOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { createRegistryChecks } from '../registry-checks.ts';
import { agreedOrigins } from './agreed-origins.ts';

const ORIGIN = 'http://localhost:4190';
const mount = mountOf('products', '/products');
const staging: PlatformConfig = {
  ...LOCAL_CONFIG,
  environment: 'staging',
  remoteOrigins: ['https://mf-shop.example'],
  developmentOrigin: ORIGIN,
};
const integrity = `sha384-${'A'.repeat(64)}`;
const manifest = (over: object = {}) => ({
  name: 'mf-shop',
  id: '1.0.9-0a1b2c3d',
  version: '1.0.9',
  container: 'mf_shop_9',
  contract: `^${CONTRACT_VERSION}`,
  entry: { file: 'entry.js', integrity },
  modules: {},
  shared: {},
  sharedNames: {},
  mounts: [mount],
  ...over,
});

/** Stands in for the browser's EventSource; a test dispatches its events. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  send(type: string, data: object) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => {
  sessionStorage.clear();
  agreedOrigins.clear();
  Stream.opened = [];
  rstest.stubGlobal('EventSource', Stream);
  rstest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // A page has one session, so the next test needs a new page.
  rstest.resetModules();
});

/** A page where the person agreed, or did not. */
async function page(config: PlatformConfig, agreed = true) {
  const platform = await import('@vitrina/shared-auth/platform');
  platform.configurePlatform(config);
  configurePlatform(config);
  const { keepDeveloped } = await import('./tab-releases.ts');
  keepDeveloped({ remote: 'mf-shop', agreed });
  const { agreedOrigins: origins } = await import('./agreed-origins.ts');
  const session = await import('./development-session.ts');
  const renewed: string[] = [];
  const { host } = hostOf(registryOf(remoteOf('mf-shop', [mount])));
  const followed = session.followDevelopment({
    ...host,
    renew: async () => void renewed.push(session.developedHere()['mf-shop']?.entry.url ?? ''),
  });
  const [stream] = Stream.opened;
  return { ...session, stream, renewed, followed, origins };
}

test('a build of this computer takes the place of what is live, from that origin only', async () => {
  const { stream, renewed, followed, useDevelopment } = await page(staging);
  expect(stream?.url).toBe(`${ORIGIN}/events`);
  stream?.send('release', { manifest: manifest() });
  await followed;
  expect(renewed).toEqual([`${ORIGIN}/1.0.9-0a1b2c3d/entry.js`]);
  expect(useDevelopment.getState()).toMatchObject({ release: '1.0.9-0a1b2c3d', problem: null });
});

test.each([
  ['another remote', { manifest: manifest({ name: 'mf-quiz' }) }, 'este pornit mf-quiz'],
  ['another contract', { manifest: manifest({ contract: '^9.0.0' }) }, 'contractul ^9.0.0'],
  ['a malformed release', { manifest: manifest({ container: 'x"y' }) }, 'container'],
  ['what is no release', { manifest: 7 }, 'manifest'],
])('%s is said and runs nothing', async (_, data, said) => {
  const { stream, renewed, followed, useDevelopment } = await page(staging);
  stream?.send('release', data);
  await followed;
  expect(useDevelopment.getState().problem?.detail).toContain(said);
  expect(renewed).toEqual([]);
});

test('a failed build leaves the one that runs; the next good one takes its words away', async () => {
  const { stream, followed, useDevelopment } = await page(staging);
  stream?.send('release', { manifest: manifest() });
  await followed;
  stream?.send('failed', { message: 'page.tsx: a slip' });
  expect(useDevelopment.getState()).toMatchObject({
    release: '1.0.9-0a1b2c3d',
    problem: { detail: 'page.tsx: a slip' },
  });
  stream?.send('release', { manifest: manifest({ id: '1.0.9-0a1b2c3e' }) });
  await expect.poll(() => useDevelopment.getState().problem).toBeNull();
});

test('a computer that does not answer holds no page up', async () => {
  const { stream, followed, useDevelopment } = await page(staging);
  stream?.dispatchEvent(new Event('error'));
  await followed;
  expect(useDevelopment.getState().connected).toBe(false);
  stream?.dispatchEvent(new Event('open'));
  expect(useDevelopment.getState().connected).toBe(true);
});

test.each([
  ['nobody agreed', staging, false],
  ['the environment is production', { ...staging, environment: 'production' }, true],
  ['the configuration names no such origin', { ...staging, developmentOrigin: undefined }, true],
] satisfies [string, PlatformConfig, boolean][])(
  'where %s nothing is asked of this computer',
  async (_, config, agreed) => {
    const { followed, origins } = await page(config, agreed);
    await followed;
    expect(Stream.opened).toEqual([]);
    expect(origins.size).toBe(0);
  },
);

test('code of this computer is allowed in a page that agreed, and in no other', async () => {
  const { registryProblem } = createRegistryChecks();
  const current = releaseOf('mf-shop', 9, [mount], {
    entry: { url: `${ORIGIN}/1.0.9-0a1b2c3d/entry.js`, integrity },
  });
  const problem = () =>
    registryProblem({ name: 'mf-shop', current, previous: null }, { mounts: [mount] });
  configurePlatform(staging);
  expect(problem()?.detail).toContain('not allowed');
  agreedOrigins.add(ORIGIN);
  expect(problem()).toBeNull();
});
