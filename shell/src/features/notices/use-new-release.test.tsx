import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useNewRelease } from './use-new-release.ts';

const registry = (release: string, revision: number) => ({
  revision,
  shell: { release, version: '1.0.0', contract: '1.0.0', shared: {}, routerNames: [] },
  remotes: [],
});

function Probe() {
  return <p>{useNewRelease() ?? 'none'}</p>;
}

let live: unknown;

beforeEach(() => {
  rstest.useFakeTimers();
  const block = document.createElement('script');
  block.id = 'vitrina-registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify(registry('1.0.0-a', 4));
  document.head.append(block);
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(live));
});
afterEach(() => {
  cleanup();
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
  live = registry('1.0.0-a', 4);
  render(<Probe />);
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});

test.each([
  ['a remote', registry('1.0.0-a', 5), '1.0.0-a#5'],
  ['the shell', registry('1.0.0-b', 4), '1.0.0-b#4'],
])('a release of %s is found when somebody comes back', async (_what, published, name) => {
  live = published;
  render(<Probe />);
  await lookAt(60_000);
  expect(screen.getByText(name)).toBeDefined();
});

test('a tab that is looked at all the time asks by itself', async () => {
  live = registry('1.0.0-a', 5);
  render(<Probe />);
  await act(() => rstest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('1.0.0-a#5')).toBeDefined();
});

test('coming back again and again asks once', async () => {
  live = registry('1.0.0-a', 4);
  render(<Probe />);
  await lookAt(60_000);
  await lookAt(1000);
  await lookAt(1000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('no answer is no news', async () => {
  rstest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(<Probe />);
  await lookAt(60_000);
  expect(screen.getByText('none')).toBeDefined();
});
