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
const registry = (release: string) => ({
  revision: 4,
  shell: { release, version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
});

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  rstest.useFakeTimers();
  document.getElementById('vitrina-registry')?.remove();
  const block = document.createElement('script');
  block.id = 'vitrina-registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify(registry('1.0.0-a'));
  document.head.append(block);
  rstest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(registry('1.0.0-b')));
});

/** Opens `path` and comes back to the tab after a release. */
async function meetRelease(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <ReleaseNotice /> }], {
    initialEntries: [path],
  });
  render(
    <RemoteHostContext value={hostOf(REMOTES).host}>
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
