import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
const off: Registry = registryOf({ ...shop, disabled: true });
const mended: Registry = {
  ...registryOf({ ...shop, current: releaseOf('mf-shop', 3, mounts) }),
  revision: withdrawn.revision + 1,
};

/** How long `/registry.json` takes, in ms. */
let takesMs = 0;
let live = mended;
const asked: unknown[] = [];
rstest.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
  if (url !== '/registry.json') throw new TypeError('Failed to fetch');
  asked.push(init?.cache);
  await new Promise((resolve) => setTimeout(resolve, takesMs));
  return Response.json(live);
});

/** A document at an unknown address, in which `ageMs` have passed. */
async function open(ageMs: number, registry = withdrawn) {
  const { runtime, loadModule } = runtimeOf(async ({ version }) => moduleOf(version));
  const { host } = hostOf(registry, { runtime });
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
  document.head.replaceChildren();
  live = mended;
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

test('a remote that was switched on again is shown: the first navigation asks for the registry', async () => {
  takesMs = 200;
  const { go, loaded } = await open(11_000, off);
  await go('/products');
  await pass(250);
  expect(asked).toEqual(['no-cache']);
  expect(loaded()).toEqual(['1.0.3']);
  expect(heading()).toBe('1.0.3');
});

test('of a remote that is switched off nothing is fetched', async () => {
  live = { ...off, revision: off.revision + 1 };
  const { go, loaded } = await open(11_000, off);
  await go('/products');
  await pass(1000);
  expect(heading()).toBe('Această secțiune este în curs de actualizare');
  expect(loaded()).toEqual([]);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

/** A tab that showed the shop and left it; then the shop is switched off. */
async function leaveAndSwitchOff() {
  live = withdrawn;
  takesMs = 200;
  const opened = await open(0);
  await opened.go('/products');
  await opened.go('/nowhere');
  await pass(11_000);
  live = { ...off, revision: off.revision + 1 };
  return opened;
}

test('a remote that runs in the tab and was switched off since is not shown again', async () => {
  const { go, loaded } = await leaveAndSwitchOff();
  await go('/products');
  await pass(250);
  expect(asked).toEqual(['no-cache']);
  expect(heading()).toBe('Această secțiune este în curs de actualizare');
  live = { ...withdrawn, revision: off.revision + 2 };
  fireEvent.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await pass(250);
  expect(heading()).toBe('1.0.2');
  expect(loaded()).toEqual(['1.0.2']);
});

test('whoever is inside of a remote that is switched off goes on in it', async () => {
  const { go } = await leaveAndSwitchOff();
  live = withdrawn;
  await go('/products');
  await pass(250);
  live = { ...off, revision: off.revision + 1 };
  await pass(11_000);
  await go('/products/later');
  await pass(250);
  expect(heading()).toBe('1.0.2, later');
});

test('nobody waits longer than 300 ms to hear that what runs here was switched off', async () => {
  const { go } = await leaveAndSwitchOff();
  takesMs = 1000;
  await go('/products');
  await pass(301);
  expect(heading()).toBe('1.0.2');
});

test('a registry that comes too late for a press on "Reîncearcă" needs no second one', async () => {
  takesMs = 1000;
  const { go } = await open(9_000, off);
  await go('/products');
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await pass(350);
  expect(heading()).toBe('Această secțiune este în curs de actualizare');
  await pass(650);
  // It fetches once more, and waits no longer than a press does.
  await pass(350);
  expect(heading()).toBe('1.0.3');
});

test('a registry with the same news is no reason to try again', async () => {
  takesMs = 1000;
  const { go, loaded } = await open(9_000, off);
  live = { ...off, revision: off.revision + 1 };
  await go('/products');
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await pass(5000);
  expect(asked).toEqual(['no-cache']);
  expect(loaded()).toEqual([]);
});
