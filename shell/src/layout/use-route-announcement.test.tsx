import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { act, cleanup, render } from '@testing-library/react';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { useDocumentTitle } from '@vitrina/shared-auth/page-title';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { hostOf, registryOf } from '../../test/fake-remotes.tsx';
import { RemoteHostContext } from '../remotes/remote-host-context.ts';
import { useRouteAnnouncement } from './use-route-announcement.ts';

const { host } = hostOf(registryOf());

function Frame() {
  useRouteAnnouncement();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function ProductPage() {
  useDocumentTitle('Ruj mat');
  return <h1>Ruj mat</h1>;
}

beforeEach(() => configurePlatform(LOCAL_CONFIG));
afterEach(cleanup);

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Frame,
        children: [
          { index: true, element: <h1>Acasă</h1>, handle: { title: 'Acasă' } },
          { path: 'product', Component: ProductPage, handle: { title: 'Produs' } },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <RemoteHostContext value={host}>
      <RouterProvider router={router} />
    </RemoteHostContext>,
  );
  return (to: string, state?: object) => act(() => router.navigate(to, { state }));
}

test('the first page keeps the focus where the browser put it', () => {
  open('/');
  expect(document.title).toBe(`Acasă – ${LOCAL_CONFIG.brand.name}`);
  expect(document.activeElement).toBe(document.body);
});

test('a page can title itself; the next one is titled by its route again', async () => {
  const go = open('/');
  await go('/product');
  expect(document.title).toBe(`Ruj mat – ${LOCAL_CONFIG.brand.name}`);
  expect(document.activeElement?.textContent).toBe('Ruj mat');
  await go('/');
  expect(document.title).toBe(`Acasă – ${LOCAL_CONFIG.brand.name}`);
});

test('a link that only changes the address keeps the focus', async () => {
  const go = open('/');
  await go('/product', { keepFocus: true });
  expect(document.activeElement).toBe(document.body);
});
