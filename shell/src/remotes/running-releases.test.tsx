import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, render } from '@testing-library/react';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { useNewRelease } from '../features/notices/use-new-release.ts';
import { RemoteErrorPage } from '../pages/remote-error-page.tsx';
import { createRoutes } from '../router.tsx';
import { checkSession } from '../session.ts';
import { RemoteHostContext } from './remote-host-context.ts';

const mounts = [mountOf('products', '/products'), mountOf('cart', '/cart')];
const stable = remoteOf('mf-shop', mounts);
const next = releaseOf('mf-shop', 3, mounts);

let live: Registry;
rstest.stubGlobal('fetch', async (url: unknown) => {
  if (url !== '/registry.json') throw new TypeError('Failed to fetch');
  return Response.json(live);
});

/** Makes a release live, and lets time pass until each page's registry is stale. */
async function publish(shop: RegistryRemote) {
  live = { ...registryOf(shop), revision: live.revision + 1 };
  await act(() => rstest.advanceTimersByTimeAsync(60_000));
}

/** A tab of a browser that takes part in every canary. */
async function open(shop: RegistryRemote) {
  localStorage.setItem('vitrina:place:mf-shop', '0');
  live = registryOf(shop);
  const block = document.createElement('script');
  block.id = 'vitrina-registry';
  block.textContent = JSON.stringify(live);
  document.head.replaceChildren(block);
  const { runtime } = runtimeOf(async ({ version }) => moduleOf(version));
  const { host } = hostOf(live, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: ['/nowhere'],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  let told: string | undefined;
  const Told = () => {
    told = useNewRelease()?.what;
    return null;
  };
  await act(async () => {
    render(
      <RemoteHostContext value={host}>
        <RouterProvider router={router} />
        <Told />
      </RemoteHostContext>,
    );
  });
  return {
    go: (path: string) => act(async () => void router.navigate(path)),
    /** @returns the notice that the page shows on return to the tab */
    async comeBack() {
      await act(() => rstest.advanceTimersByTimeAsync(60_000));
      await act(async () => void dispatchEvent(new Event('focus')));
      return told;
    },
  };
}

beforeAll(async () => {
  configurePlatform(LOCAL_CONFIG);
  await checkSession();
});
beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
  localStorage.clear();
});

test('a tab that runs a canary is offered the reload when the canary is stopped', async () => {
  const { go, comeBack } = await open({ ...stable, canary: { release: next, share: 0.1 } });
  await go('/products');
  expect(await comeBack()).toBeUndefined();
  await publish(stable);
  expect(await comeBack()).toBe('release');
});

test('so it is when another page of the remote has come in the live release since', async () => {
  const { go, comeBack } = await open({ ...stable, canary: { release: next, share: 0.1 } });
  await go('/products');
  await publish(stable);
  await go('/cart');
  expect(await comeBack()).toBe('release');
});

test('a release that comes and goes while a tab stands open is told to whoever runs any of it', async () => {
  const { go, comeBack } = await open(stable);
  await go('/products');
  await publish({ ...stable, current: next, previous: stable.current });
  await go('/cart');
  await publish(stable);
  expect(await comeBack()).toBe('release');
});

test('a canary that is promoted is what its tabs run already', async () => {
  const { go, comeBack } = await open({ ...stable, canary: { release: next, share: 0.1 } });
  await go('/products');
  await publish({ ...stable, current: next, previous: stable.current });
  await go('/cart');
  expect(await comeBack()).toBeUndefined();
});
