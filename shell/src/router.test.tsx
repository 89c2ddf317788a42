import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, signIn } from '@vitrina/shared-auth/session';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../test/fake-remotes.tsx';
import { heading, main, press, retry } from '../test/shown-in-main.ts';
import { RemoteErrorPage } from './pages/remote-error-page.tsx';
import type { RemoteRuntime } from './remotes/remote-runtime.ts';
import { createRoutes } from './router.tsx';
import { checkSession } from './session.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const products = mountOf('products', '/products', { title: 'Produse' });
const shop = remoteOf('mf-shop', [products]);
const quiz = remoteOf('mf-quiz', [mountOf('quiz', '/quiz')]);
const nested = [
  remoteOf('mf-partner', [mountOf('dashboard', '/users/dashboard', { access: 'user' })]),
  remoteOf('mf-quiz', [
    mountOf('request', '/users/dashboard/request', {
      access: 'user',
      within: 'mf-partner/dashboard',
    }),
  ]),
];
const page: RemoteRuntime['loadModule'] = async (_release, module) => moduleOf(module);
const unreachable = () => Promise.reject(new Error('unreachable'));

/** The answer of `/registry.json`; nothing else is reachable. */
let live: unknown;
let requests: { url: unknown; cache: unknown }[] = [];
// For the whole file: requests that a page makes after its test must not reach the network either.
rstest.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
  requests.push({ url, cache: init?.cache });
  if (url !== '/registry.json') throw new TypeError('Failed to fetch');
  return Response.json(live);
});

/** The whole shell at `path`, with remotes in memory. */
async function open(
  path: string,
  loadModule: RemoteRuntime['loadModule'],
  remotes: RegistryRemote[] = [shop, quiz],
) {
  const fake = runtimeOf(loadModule, { patienceMs: 20_000 });
  const registry = registryOf(...remotes);
  live ??= registry;
  const { host } = hostOf(registry, { runtime: fake.runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: [path],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  return { router, host, ...fake };
}

const title = async () => (await main().findByRole('heading', { level: 1 })).textContent;
const newer = (registry: Registry): Registry => ({ ...registry, revision: registry.revision + 1 });

beforeAll(async () => {
  configurePlatform(LOCAL_CONFIG);
  await checkSession();
});
beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  live = undefined;
  requests = [];
  rstest.spyOn(console, 'error').mockImplementation(() => {});
  rstest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  endSession('other-tab');
  rstest.restoreAllMocks();
});

test('a remote that does not come is told in its place, and the button brings it', async () => {
  const { loadModule } = await open('/products', unreachable);
  const button = await retry();
  expect(await title()).toBe('Această secțiune nu a putut fi încărcată');
  expect(main().getByText('Cod pentru suport: mf-shop/module')).toBeDefined();
  expect(document.title).toBe(`Produse – ${LOCAL_CONFIG.brand.name}`);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' })).toBeDefined();
  loadModule.mockImplementation(page);
  await press(button);
  expect(await heading('./products')).toBeDefined();
  expect(main().queryByRole('button', { name: 'Reîncearcă' })).toBeNull();
});

test('whatever failed, the page can be loaded anew', async () => {
  const reload = rstest.spyOn(location, 'reload').mockImplementation(() => {});
  await open('/products', unreachable);
  await press(await main().findByRole('button', { name: 'Reîncarcă pagina' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the button is busy while it tries, and can be pressed again when that fails', async () => {
  const { loadModule } = await open('/products', unreachable);
  const button = await retry();
  const asked = loadModule.mock.calls.length;
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(async () => expect((await retry()).hasAttribute('aria-busy')).toBe(false));
  expect(loadModule.mock.calls.length).toBe(asked + 2);
});

test('the rest of the site goes on, and the message is there again on return', async () => {
  const { router } = await open('/products', async (release, module) =>
    module === './quiz' ? page(release, module) : unreachable(),
  );
  await retry();
  await act(() => router.navigate('/quiz'));
  expect(await title()).toBe('./quiz');
  await act(() => router.navigate(-1));
  expect(await retry()).toBeDefined();
});

test('nobody is told of versions where a remote is switched off', async () => {
  await open('/products', page, [{ ...shop, disabled: true }, quiz]);
  await retry();
  expect(main().queryByText(/versiun/i)).toBeNull();
  expect(main().getByText(/Este oprită pentru moment/)).toBeDefined();
});

const broken = (change: object): RegistryRemote =>
  ({ ...shop, current: { ...shop.current, ...change } }) as RegistryRemote;

test.each<[string, RegistryRemote, string, string]>([
  [
    'needs another contract',
    broken({ contract: '^2.0.0' }),
    'Această secțiune este în curs de actualizare',
    'mf-shop/contract',
  ],
  [
    'is switched off',
    { ...shop, disabled: true },
    'Această secțiune este în curs de actualizare',
    'mf-shop/switched-off',
  ],
  [
    'has no integrity',
    broken({ entry: { url: shop.current.entry.url } }),
    'Această secțiune nu a putut fi încărcată',
    'mf-shop/registry',
  ],
])('a remote that %s says so, and one press after it is mended brings it', async (...row) => {
  const [, remote, says, code] = row;
  await open('/products', page, [remote, quiz]);
  const button = await retry();
  expect(await title()).toBe(says);
  expect(main().getByText(`Cod pentru suport: ${code}`)).toBeDefined();
  live = newer(registryOf(shop, quiz));
  await press(button);
  expect(await heading('./products')).toBeDefined();
});

test('a remote that is switched off is not said to misfit', async () => {
  await open('/products', page, [{ ...shop, disabled: true }, quiz]);
  await retry();
  expect(main().queryByText(/nu se potrivește/)).toBeNull();
  expect(main().getByText(/^Este oprită pentru moment/)).toBeDefined();
});

test('a remote that hangs says within its time that it takes long, and comes when it can', async () => {
  const slow = remoteOf('mf-shop', [{ ...products, timeoutMs: 500 }]);
  let arrive = () => {};
  const { loadModule } = await open('/products', () => new Promise(() => {}), [slow]);
  const button = await retry();
  expect(await title()).toBe('Încărcarea durează prea mult');
  // Raises the limit, so that a busy machine does not end the rest of the test.
  live = newer(registryOf(remoteOf('mf-shop', [{ ...products, timeoutMs: 20_000 }])));
  loadModule.mockImplementation(
    (release, module) =>
      new Promise((resolve) => {
        arrive = () => resolve(page(release, module));
      }),
  );
  await press(button);
  await waitFor(() => expect(loadModule).toHaveBeenCalledTimes(2));
  arrive();
  expect(await heading('./products')).toBeDefined();
});

test('a page that throws while it renders is told as an error of it, and can be tried again', async () => {
  let cured = false;
  const Page = () => {
    if (!cured) throw new Error('while rendering');
    return <h1>Produse</h1>;
  };
  const { host } = await open('/products', async () => ({
    ...moduleOf('x'),
    routes: [{ index: true, Component: Page }],
  }));
  const button = await retry();
  expect(await title()).toBe('A apărut o eroare în această secțiune');
  // The error is inside the remote's layout.
  expect(main().getByRole('region', { name: 'x' })).toBeDefined();
  expect(host.loaded.get('mf-shop')).toBe(shop.current.id);
  cured = true;
  await press(button);
  expect(await heading('Produse')).toBeDefined();
});

test('a file that a running page lacks offers a reload, which keeps what was typed', async () => {
  const reload = rstest.spyOn(location, 'reload').mockImplementation(() => {});
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await open('/products', async () => ({
    ...moduleOf('x'),
    routes: [{ index: true, loader: () => Promise.reject(gone), element: null }],
  }));
  await press(await main().findByRole('button', { name: 'Reîncarcă pagina' }));
  expect(main().getByText(/ce ai completat se păstrează/)).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a release that fails is mended by the one that was published since, without a reload', async () => {
  const next = { ...shop, current: releaseOf('mf-shop', 3, [products]) };
  await open('/products', async ({ version }) =>
    version === '1.0.3' ? moduleOf('Produse noi') : unreachable(),
  );
  const button = await retry();
  live = newer(registryOf(next, quiz));
  await press(button);
  expect(await heading('Produse noi')).toBeDefined();
});

test.each([
  ['older than the page', { ...registryOf(broken({ contract: '^2.0.0' })), revision: 1 }],
  ['none', { revision: 'nou' }],
])('a registry that is %s is not taken: the page tries with its own', async (_what, answer) => {
  const { loadModule, host } = await open('/products', unreachable);
  const button = await retry();
  live = answer;
  loadModule.mockImplementation(page);
  await press(button);
  expect(await heading('./products')).toBeDefined();
  expect(host.signedRegistry().revision).toBe(7);
});

test('the files are fetched past the cache before they are tried again', async () => {
  await open('/products', unreachable);
  await press(await retry());
  await waitFor(() =>
    expect(requests).toContainEqual({ url: shop.current.entry.url, cache: 'reload' }),
  );
});

test('without a connection it says so, and comes by itself when that is back', async () => {
  const online = rstest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { router, loadModule } = await open('/nowhere', unreachable);
  await act(() => router.navigate('/products'));
  expect(await title()).toBe('Ești offline');
  online.mockReturnValue(true);
  loadModule.mockImplementation(page);
  act(() => void dispatchEvent(new Event('online')));
  expect(await heading('./products')).toBeDefined();
});

test('a remote that nests in another fails inside its layout, and recovers there', async () => {
  signIn(ana, 'abc');
  const { loadModule } = await open(
    '/users/dashboard/request',
    async (release, module) => (module === './dashboard' ? page(release, module) : unreachable()),
    nested,
  );
  const button = await retry();
  expect(main().getByRole('region', { name: './dashboard' }).contains(button)).toBe(true);
  loadModule.mockImplementation(page);
  await press(button);
  expect(await heading('./request')).toBeDefined();
});

test('a remote and the one that nests in it both fail, and one press brings both', async () => {
  signIn(ana, 'abc');
  const { loadModule } = await open('/users/dashboard/request', unreachable, nested);
  const button = await retry();
  loadModule.mockImplementation(page);
  await press(button);
  expect(await heading('./request')).toBeDefined();
  expect(main().getByRole('region', { name: './dashboard' })).toBeDefined();
});

test('a path that nobody knows is answered so, of the site and of a remote', async () => {
  const { router, runtime } = await open('/nowhere', page);
  expect(await title()).toBe('Pagina nu a fost găsită');
  expect(document.title).toBe(`Pagina nu există – ${LOCAL_CONFIG.brand.name}`);
  expect(runtime).not.toHaveBeenCalled();
  await act(() => router.navigate('/products/nowhere'));
  expect(await title()).toBe('Pagina nu a fost găsită');
});

test('a guarded path leads away without a byte of its remote, and back once allowed', async () => {
  const { router, runtime } = await open('/users/dashboard', page, [...nested, shop]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(runtime).not.toHaveBeenCalled();
  signIn(ana, 'abc');
  await act(() => router.navigate('/users/dashboard'));
  expect(await title()).toBe('./dashboard');
});
