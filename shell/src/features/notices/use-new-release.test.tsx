import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { hostOf, registryOf } from '../../../test/fake-remotes.tsx';
import { RemoteHostContext } from '../../remotes/remote-host-context.ts';
import { useNewRelease } from './use-new-release.ts';

const shop = (id: string) => ({ name: 'mf-shop', current: { id }, previous: null });
const registry = (release: string, shopRelease = 's1') => ({
  revision: 4,
  shell: { release, version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [shop(shopRelease)],
});

const withShop = (more: object) => ({
  ...registry('1.0.0-a'),
  remotes: [{ ...shop('s1'), ...more }],
});

function Probe() {
  const news = useNewRelease();
  return <p>{news ? `${news.what}: ${news.key}` : 'none'}</p>;
}

const loaded = new Map<string, string>();
const host = { ...hostOf(registryOf()).host, loaded };
const show = () =>
  render(
    <RemoteHostContext value={host}>
      <Probe />
    </RemoteHostContext>,
  );

let live: unknown;

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  rstest.useFakeTimers();
  const block = document.createElement('script');
  block.id = 'vitrina-registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify(registry('1.0.0-a'));
  document.head.append(block);
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(live));
});
afterEach(() => {
  cleanup();
  loaded.clear();
  document.getElementById('vitrina-registry')?.remove();
  rstest.restoreAllMocks();
  rstest.useRealTimers();
});

const lookAt = async (ms: number) => {
  await act(() => rstest.advanceTimersByTimeAsync(ms));
  await act(async () => {
    dispatchEvent(new Event('focus'));
  });
};

test('the release of this document is no news', async () => {
  live = registry('1.0.0-a');
  show();
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});

test('a page that fetched a newer registry than its own shell offers the reload', async () => {
  document.documentElement.dataset.shellRelease = '1.0.0-before';
  live = registry('1.0.0-a');
  show();
  await lookAt(60_000);
  expect(screen.getByText('release: 1.0.0-a')).toBeDefined();
  delete document.documentElement.dataset.shellRelease;
});

test.each([
  ['a release of a remote that runs here', registry('1.0.0-a', 's2'), 'release: s2'],
  ['a release of the shell', registry('1.0.0-b'), 'release: 1.0.0-b'],
  ['the kill switch of a remote that runs here', withShop({ disabled: true }), 'off: mf-shop off'],
  [
    'the kill switch beside a release',
    { ...withShop({ disabled: true }), shell: registry('1.0.0-b').shell },
    'off: 1.0.0-b mf-shop off',
  ],
])('%s is found when somebody comes back', async (_what, published, name) => {
  live = published;
  loaded.set('mf-shop', 's1');
  show();
  await lookAt(60_000);
  expect(screen.getByText(name)).toBeDefined();
});

test('the kill switch of a remote that was never opened here is no news', async () => {
  live = withShop({ disabled: true });
  show();
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});

test('a release of a remote that was never opened here is no news', async () => {
  live = registry('1.0.0-a', 's2');
  show();
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});

test('a tab that is looked at all the time asks by itself', async () => {
  live = registry('1.0.0-b');
  show();
  await act(() => rstest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('release: 1.0.0-b')).toBeDefined();
});

test('coming back again and again asks once', async () => {
  live = registry('1.0.0-a');
  show();
  await lookAt(60_000);
  await lookAt(1000);
  await lookAt(1000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('no answer is no news', async () => {
  rstest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  show();
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});
