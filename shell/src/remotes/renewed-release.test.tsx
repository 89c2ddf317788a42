import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Registry, Release } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { addLine, publicKey, queryClient, type RemoteModule, useCart } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { heading } from '../../test/shown-in-main.ts';
import { RemoteErrorPage } from '../pages/remote-error-page.tsx';
import { createRoutes } from '../router.tsx';
import { checkSession } from '../session.ts';

const mounts = [mountOf('products', '/products'), mountOf('cart', '/cart')];

rstest.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch');
});
beforeAll(async () => {
  configurePlatform(LOCAL_CONFIG);
  await checkSession();
});
beforeEach(() => {
  rstest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  sessionStorage.clear();
});

/** A page with a draft, and a number that only React's state holds. */
const formOf = (version: string): RemoteModule => ({
  ...moduleOf(version),
  routes: [
    {
      index: true,
      Component: () => {
        const { values, setValues } = useKept('probe', { note: '' });
        const [count, setCount] = useState(0);
        return (
          <>
            <h1>{version}</h1>
            <input
              aria-label="Notă"
              value={values.note}
              onChange={({ target }) => setValues({ note: target.value })}
            />
            <button type="button" onClick={() => setCount(count + 1)}>
              Apăsat {count}
            </button>
          </>
        );
      },
    },
  ],
});

/** The whole shell at `path`, in a tab whose releases can be changed. */
async function open(
  path: string,
  modules: Record<string, RemoteModule | Error> = {},
  live = registryOf(remoteOf('mf-shop', mounts)),
) {
  let mine: Release | undefined;
  const { runtime, loadModule } = runtimeOf(async ({ version }) => {
    const found = modules[version] ?? formOf(version);
    if (found instanceof Error) throw found;
    return found;
  });
  const inTab = (registry: Registry) =>
    mine ? registryOf(remoteOf('mf-shop', mounts, { current: mine })) : registry;
  const { host } = hostOf(live, { runtime, inTab });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: [path],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  await heading(live.remotes.length > 0 ? '1.0.2' : 'Pagina nu a fost găsită');
  const renew = (id: number) => {
    mine = releaseOf('mf-shop', id, mounts);
    return act(() => host.renew('mf-shop', router));
  };
  return { router, renew, loadModule };
}

test('another release takes the place of the one that is shown; its drafts stay, and the cart', async () => {
  const { renew } = await open('/products');
  fireEvent.change(screen.getByLabelText('Notă'), { target: { value: 'scris' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apăsat 0' }));
  addLine({ product_id: 1, product_name: 'Ruj', price: 10, stock_quantity: 3 });
  await renew(3);
  await heading('1.0.3');
  expect(screen.getByLabelText<HTMLInputElement>('Notă').value).toBe('scris');
  // The page is mounted again.
  expect(screen.getByRole('button', { name: 'Apăsat 0' })).toBeTruthy();
  expect(useCart.getState().lines).toHaveLength(1);
  // A second edit.
  await renew(4);
  await heading('1.0.4');
  expect(screen.getByLabelText<HTMLInputElement>('Notă').value).toBe('scris');
});

test('a draft is forgotten as ever when the form is left afterwards', async () => {
  const { renew, router } = await open('/products');
  await renew(3);
  await heading('1.0.3');
  fireEvent.change(screen.getByLabelText('Notă'), { target: { value: 'scris' } });
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/products'));
  expect(screen.getByLabelText<HTMLInputElement>('Notă').value).toBe('');
});

test('a page of it that was open before is of the new release, too', async () => {
  const { renew, router } = await open('/products');
  await act(() => router.navigate('/cart'));
  await renew(3);
  await heading('1.0.3');
  await act(() => router.navigate('/products'));
  await heading('1.0.3');
});

test('one that does not load leaves the one that runs, and the next one takes its place', async () => {
  const { renew } = await open('/products', { '1.0.3': new Error('broken') });
  await expect(renew(3)).rejects.toThrow('mf-shop could not be loaded');
  await heading('1.0.2');
  await renew(4);
  await heading('1.0.4');
});

test('a page that throws is replaced by the next release', async () => {
  const Throws = () => {
    throw new Error('a slip');
  };
  const broken = { routes: [{ index: true, Component: Throws }], layout: () => <Outlet /> };
  const { renew } = await open('/products', { '1.0.3': broken });
  await renew(3);
  await screen.findByRole('button', { name: 'Reîncearcă' });
  await renew(4);
  await heading('1.0.4');
});

test('what the remote keeps of answers is shown as it is, and asked for again', async () => {
  const { renew } = await open('/products');
  queryClient.setQueryData(publicKey('mf-shop', 'products'), ['Ruj']);
  queryClient.setQueryData(publicKey('mf-quiz', 'x'), 'other');
  await renew(3);
  expect(queryClient.getQueryData(publicKey('mf-shop', 'products'))).toEqual(['Ruj']);
  expect(queryClient.getQueryState(publicKey('mf-shop', 'products'))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(publicKey('mf-quiz', 'x'))?.isInvalidated).toBe(false);
});

test('a remote that was never live appears at its path', async () => {
  const { renew } = await open('/products', {}, registryOf());
  await renew(3);
  await heading('1.0.3');
});
