import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { hostOf, mountOf, registryOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { RemoteHostContext } from '../../remotes/remote-host-context.ts';
import { ReleaseNotice } from './release-notice.tsx';

const REMOTES = registryOf(
  remoteOf('mf-test', [
    mountOf('checkout', '/checkout', { busy: [''] }),
    mountOf('quiz', '/quiz', { busy: ['', 'embed'], pages: ['', 'embed', 'help'] }),
    mountOf('products', '/products'),
  ]),
);
const RUNNING = new Map([['mf-test', '1.0.2-0a1b2c3d']]);
const registry = (release: string, remotes: unknown[] = []) => ({
  revision: 4,
  shell: { release, version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes,
});
let live = registry('1.0.0-b');

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  rstest.useFakeTimers();
  document.getElementById('vitrina-registry')?.remove();
  const block = document.createElement('script');
  block.id = 'vitrina-registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify(registry('1.0.0-a'));
  document.head.append(block);
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(live));
  live = registry('1.0.0-b');
});

/** Opens `path` in a tab in which the products run, and comes back to it after a release. */
async function meetRelease(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <ReleaseNotice /> }], {
    initialEntries: [path],
  });
  render(
    <RemoteHostContext value={{ ...hostOf(REMOTES).host, loaded: RUNNING }}>
      <RouterProvider router={router} />
    </RemoteHostContext>,
  );
  await act(() => rstest.advanceTimersByTimeAsync(60_000));
  await act(async () => {
    dispatchEvent(new Event('focus'));
  });
  await act(() => rstest.advanceTimersByTimeAsync(0));
  return router;
}
const offer = () => screen.queryByText('Există o versiune nouă a site-ului.');

test('a release is offered, and can be put off', async () => {
  await meetRelease('/faq');
  expect(offer()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Mai târziu' }).click());
  expect(offer()).toBeNull();
});

test.each(['/checkout', '/quiz', '/quiz/embed'])(
  'a release never disturbs %s, and is there as soon as one leaves',
  async (path) => {
    const router = await meetRelease(path);
    expect(offer()).toBeNull();
    await act(() => router.navigate('/faq'));
    expect(offer()).toBeTruthy();
  },
);

const switchedOff = () => screen.queryByText(/este acum în curs de actualizare\. Reîncarcă pagina/);

test('the kill switch of what runs here is said in its own words, and can be put off', async () => {
  live = registry(
    '1.0.0-a',
    REMOTES.remotes.map((remote) => ({ ...remote, disabled: true })),
  );
  await meetRelease('/faq');
  expect(switchedOff()).toBeTruthy();
  expect(offer()).toBeNull();
  act(() => screen.getByRole('button', { name: 'Mai târziu' }).click());
  expect(switchedOff()).toBeNull();
});

test('the kill switch disturbs nobody who pays, and is said as soon as they leave', async () => {
  live = registry(
    '1.0.0-a',
    REMOTES.remotes.map((remote) => ({ ...remote, disabled: true })),
  );
  const router = await meetRelease('/checkout');
  expect(switchedOff()).toBeNull();
  await act(() => router.navigate('/faq'));
  expect(switchedOff()).toBeTruthy();
});
