import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, signIn } from '@vitrina/shared-auth/session';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import type { RemoteHostOptions } from './remote-host.ts';
import { RemoteHostContext } from './remote-host-context.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { REMOTES_ROUTE } from './remotes-route.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;

const shop = remoteOf('mf-shop', [mountOf('products', '/products')]);
const partner = remoteOf('mf-partner', [mountOf('dashboard', '/dashboard', { access: 'user' })]);
const quiz = remoteOf('mf-quiz', [
  mountOf('quiz', '/quiz'),
  mountOf('request', '/dashboard/request', { access: 'user', within: 'mf-partner/dashboard' }),
]);
const MODULES: Record<string, ReturnType<typeof moduleOf>> = {
  './products': moduleOf('Produse'),
  './dashboard': moduleOf('Panou'),
  './quiz': moduleOf('Chestionar'),
  './request': moduleOf('Cerere'),
};

function Failure() {
  const { remote, phase } = useRouteError() as { remote?: string; phase?: string };
  return <p role="alert">{`${remote}/${phase}`}</p>;
}

/** A router of a shell with a home page and a gate; `loadModule` provides the remotes. */
async function open(
  path: string,
  loadModule: RemoteRuntime['loadModule'] = async (_release, module) => MODULES[module],
  {
    remotes = [shop, partner, quiz],
    session,
    hangs = false,
  }: { remotes?: RegistryRemote[]; hangs?: boolean } & Partial<
    Pick<RemoteHostOptions, 'session'>
  > = {},
) {
  const fake = runtimeOf(loadModule);
  if (hangs) fake.runtime.mockImplementation(() => new Promise(() => {}));
  const { host } = hostOf(registryOf(...remotes), {
    runtime: fake.runtime,
    ...(session && { session }),
  });
  const patchRoutes = host.patchRoutes(<Failure />);
  const patched: string[] = [];
  const router = createMemoryRouter(
    [
      {
        id: REMOTES_ROUTE,
        path: '/',
        element: (
          <RemoteHostContext value={host}>
            <Outlet />
          </RemoteHostContext>
        ),
        HydrateFallback: () => null,
        errorElement: <Failure />,
        children: [
          { index: true, element: <h1>Acasă</h1> },
          { path: '*', element: <h1>Poarta</h1> },
        ],
      },
    ],
    {
      initialEntries: [path],
      patchRoutesOnNavigation: (args) =>
        patchRoutes({
          ...args,
          patch(parent, children) {
            patched.push(`${parent} < ${children.map(({ id }) => id).join()}`);
            args.patch(parent, children);
          },
        }),
    },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  const go = (to: string) => act(() => router.navigate(to));
  const asked = () => fake.loadModule.mock.calls.map(([, module]) => module);
  return { router, go, asked, patched, ...fake };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const settled = (times = 1) => act(() => rstest.advanceTimersByTimeAsync(150 * times));

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  rstest.useFakeTimers();
  rstest.spyOn(console, 'error').mockImplementation(() => {});
  signIn(ana, 'abc');
});
afterEach(() => {
  cleanup();
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

test('a path of a remote shows its page, in its layout', async () => {
  const { patched, go } = await open('/products');
  expect(heading()).toBe('Produse');
  expect(screen.getByRole('region', { name: 'Produse' })).toBeDefined();
  expect(patched).toEqual(['remotes < mf-shop/products']);
  await go('/products/later');
  expect(heading()).toBe('Produse, later');
});

test('no other remote is asked for, and none on a path of the shell', async () => {
  const { go, asked, runtime } = await open('/');
  expect(heading()).toBe('Acasă');
  await go('/nowhere');
  expect(heading()).toBe('Poarta');
  expect(runtime).not.toHaveBeenCalled();
  await go('/products');
  expect(asked()).toEqual(['./products']);
});

test('what is patched once is neither loaded nor patched again', async () => {
  const { go, asked, patched } = await open('/products');
  await go('/');
  await go('/products');
  expect(heading()).toBe('Produse');
  expect(asked()).toEqual(['./products']);
  expect(patched).toEqual(['remotes < mf-shop/products']);
});

test('nested remotes load side by side and are patched one level after the other', async () => {
  const waiting = new Map<string, () => void>();
  const { asked, patched } = await open(
    '/dashboard/request',
    (_release, module) =>
      new Promise((resolve) => waiting.set(module, () => resolve(MODULES[module]))),
  );
  expect(asked()).toEqual(['./dashboard', './request']);
  await act(async () => waiting.get('./request')?.());
  expect(patched).toEqual([]);
  await act(async () => waiting.get('./dashboard')?.());
  expect(patched).toEqual([
    'remotes < mf-partner/dashboard',
    'mf-partner/dashboard:body < mf-quiz/request',
  ]);
  expect(heading()).toBe('Cerere');
  expect(screen.getByRole('region', { name: 'Panou' }).textContent).toBe('Cerere');
});

test('the two navigations of a double click share one load', async () => {
  let arrive = () => {};
  const { router, asked, patched } = await open(
    '/',
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(MODULES['./products']);
      }),
  );
  await act(async () => {
    void router.navigate('/products');
    void router.navigate('/products');
  });
  expect(asked()).toEqual(['./products']);
  await act(async () => arrive());
  expect(heading()).toBe('Produse');
  expect(patched).toEqual(['remotes < mf-shop/products']);
});

test('who leaves before a remote came finds it later', async () => {
  let arrive = () => {};
  const { router, go, loadModule } = await open(
    '/',
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(MODULES['./products']);
      }),
  );
  await act(async () => void router.navigate('/products'));
  await go('/nowhere');
  await act(async () => arrive());
  expect(heading()).toBe('Poarta');
  loadModule.mockImplementation(async (_release, module) => MODULES[module]);
  await go('/products');
  expect(heading()).toBe('Produse');
});

test('a nested remote that fails does so inside the layout of the other', async () => {
  const { go } = await open('/dashboard/request', async (_release, module) => {
    if (module === './request') throw new Error('unreachable');
    return MODULES[module];
  });
  await settled();
  expect(screen.getByRole('region', { name: 'Panou' }).textContent).toBe('mf-quiz/module');
  await go('/dashboard/later');
  expect(heading()).toBe('Panou, later');
});

test('a failure is kept nowhere: the next navigation loads again', async () => {
  const { go, loadModule, asked } = await open('/products', () =>
    Promise.reject(new Error('unreachable')),
  );
  await settled();
  expect(screen.getByRole('alert').textContent).toBe('mf-shop/module');
  loadModule.mockImplementation(async (_release, module) => MODULES[module]);
  await go('/products');
  expect(heading()).toBe('Produse');
  expect(asked()).toEqual(['./products', './products', './products']);
});

test('both of two nested remotes fail: one more navigation brings both', async () => {
  const { go, loadModule } = await open('/dashboard/request', () =>
    Promise.reject(new Error('unreachable')),
  );
  await settled();
  expect(screen.getByRole('alert').textContent).toBe('mf-partner/module');
  loadModule.mockImplementation(async (_release, module) => MODULES[module]);
  await go('/dashboard/request');
  expect(heading()).toBe('Cerere');
  expect(screen.getByRole('region', { name: 'Panou' })).toBeDefined();
});

test('one that fails is about no other: the rest of the site goes on', async () => {
  const { go } = await open('/products', async (_release, module) => {
    if (module === './products') throw new Error('unreachable');
    return MODULES[module];
  });
  await settled();
  expect(screen.getByRole('alert')).toBeDefined();
  await go('/quiz');
  expect(heading()).toBe('Chestionar');
});

test.each([
  ['nobody', null],
  ['another role', { ...ana, role: 'admin' } as const],
])('who may not open a page gets the gate, and no code is fetched: %s', async (_who, person) => {
  if (person) signIn(person, 'abc');
  else endSession('signed-out');
  const { runtime, go } = await open('/dashboard');
  expect(heading()).toBe('Poarta');
  await go('/dashboard/request');
  expect(heading()).toBe('Poarta');
  expect(runtime).not.toHaveBeenCalled();
});

test('a page that is loaded stays guarded: after the session ends it leads away', async () => {
  const { go } = await open('/dashboard');
  expect(heading()).toBe('Panou');
  endSession('signed-out');
  await go('/dashboard/later');
  expect(heading()).toBe('Acasă');
});

test('nothing is decided before it is known who is here', async () => {
  endSession('signed-out');
  let end = () => {};
  const checked = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { asked } = await open('/dashboard', undefined, { session: { checked: () => checked } });
  expect(asked()).toEqual([]);
  signIn(ana, 'abc');
  await act(async () => end());
  expect(heading()).toBe('Panou');
});

test('two routers of one host are patched each', async () => {
  const { host } = hostOf(registryOf(shop), {
    runtime: runtimeOf(async () => MODULES['./products']).runtime,
  });
  for (const patchRoutes of [host.patchRoutes(null), host.patchRoutes(null)]) {
    const patch = rstest.fn();
    const { signal } = new AbortController();
    await patchRoutes({ path: '/products', matches: [], patch, signal, fetcherKey: undefined });
    expect(patch).toHaveBeenCalledTimes(1);
  }
});

test('the runtime counts in the time: nobody waits longer because it hangs', async () => {
  const { runtime, asked } = await open('/products', undefined, { hangs: true });
  await act(() => rstest.advanceTimersByTimeAsync(4999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => rstest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe('mf-shop/timeout');
  expect(runtime).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([]);
});

test('a runtime that does not come is fetched again by the next navigation', async () => {
  const { runtime, go, asked } = await open('/');
  runtime.mockRejectedValueOnce(new Error('offline'));
  await go('/products');
  expect(screen.getByRole('alert').textContent).toBe('mf-shop/runtime');
  expect(asked()).toEqual([]);
  await go('/products');
  expect(heading()).toBe('Produse');
});

test('a remote that the registry switches off is not loaded', async () => {
  const { loadModule } = await open('/products', undefined, {
    remotes: [{ ...shop, disabled: true }],
  });
  expect(screen.getByRole('alert').textContent).toBe('mf-shop/switched-off');
  expect(loadModule).not.toHaveBeenCalled();
});
