import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, render, screen, within } from '@testing-library/react';
import type { Registry } from '@vitrina/contract/registry';
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
import { RemoteErrorPage } from '../pages/remote-error-page.tsx';
import { createRoutes } from '../router.tsx';
import { checkSession } from '../session.ts';

const mounts = [mountOf('products', '/products')];
const shop = remoteOf('mf-shop', mounts);
const withdrawn = registryOf(shop);
const mended: Registry = {
  ...registryOf({ ...shop, current: releaseOf('mf-shop', 3, mounts) }),
  revision: withdrawn.revision + 1,
};

/** How long `/registry.json` takes, in ms. */
let takesMs = 0;
const asked: unknown[] = [];
rstest.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
  if (url !== '/registry.json') throw new TypeError('Failed to fetch');
  asked.push(init?.cache);
  await new Promise((resolve) => setTimeout(resolve, takesMs));
  return Response.json(mended);
});

/** A document on the page of questions, in which `ageMs` have passed. */
async function open(ageMs: number) {
  const { runtime, loadModule } = runtimeOf(async ({ version }) => moduleOf(version));
  const { host } = hostOf(withdrawn, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: ['/nowhere'],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  await act(async () => void render(<RouterProvider router={router} />));
  await act(() => rstest.advanceTimersByTimeAsync(ageMs));
  const go = (path: string) => act(async () => void router.navigate(path));
  const loaded = () => loadModule.mock.calls.map(([{ version }]) => version);
  return { go, loaded };
}

const pass = (ms: number) => act(() => rstest.advanceTimersByTimeAsync(ms));
const heading = () =>
  within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent;

beforeAll(async () => {
  configurePlatform(LOCAL_CONFIG);
  await checkSession();
});
beforeEach(() => {
  asked.length = 0;
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
});

test('the first navigation into a remote asks for the registry: a withdrawn release is not loaded', async () => {
  takesMs = 200;
  const { go, loaded } = await open(39_000);
  await go('/products');
  await pass(200);
  expect(asked).toEqual(['no-cache']);
  expect(loaded()).toEqual(['1.0.3']);
  await pass(50);
  expect(heading()).toBe('1.0.3');
  await go('/products/later');
  await pass(1000);
  expect(asked).toEqual(['no-cache']);
});

test('a registry younger than ten seconds is not asked for', async () => {
  const { go, loaded } = await open(9_000);
  await go('/products');
  expect(loaded()).toEqual(['1.0.2']);
  expect(asked).toEqual([]);
});

test('nobody waits longer than 300 ms for it; what comes later counts for the next load', async () => {
  takesMs = 1000;
  const { go, loaded } = await open(11_000);
  await go('/products');
  await pass(299);
  expect(loaded()).toEqual([]);
  await pass(1);
  expect(loaded()).toEqual(['1.0.2']);
  await pass(100);
  expect(heading()).toBe('1.0.2');
});
