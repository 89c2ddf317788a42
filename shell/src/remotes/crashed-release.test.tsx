import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import {
  addLine,
  publicKey,
  queryClient,
  type RemoteModule,
  signIn,
  useCart,
  useToasts,
} from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';
import { heading, main, retry } from '../../test/shown-in-main.ts';
import { RemoteErrorPage } from '../pages/remote-error-page.tsx';
import { createRoutes } from '../router.tsx';
import { checkSession } from '../session.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const mounts = [mountOf('products', '/products')];
const before = releaseOf('mf-shop', 1, mounts);
const shop = remoteOf('mf-shop', mounts, { previous: before });
const { current } = shop;

rstest.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch');
});

type Modules = Record<string, RemoteModule | ComponentType>;

const asModule = (page: RemoteModule | ComponentType): RemoteModule =>
  'routes' in page ? page : { ...moduleOf('x'), routes: [{ index: true, Component: page }] };

/** The whole shell in a new document, with a module for each version. */
async function open(modules: Modules, path = '/products', remotes: RegistryRemote[] = [shop]) {
  const { runtime, loadModule } = runtimeOf(async ({ version }, module) =>
    asModule(modules[`${version} ${module}`] ?? modules[version] ?? moduleOf(version)),
  );
  const { host, reported } = hostOf(registryOf(...remotes), { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: [path],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    unmount();
  };
  await screen.findByRole('main');
  const asked = () => loadModule.mock.calls.map(([{ version }]) => version);
  return { router, host, reported, asked, leave };
}

function Throws(): never {
  throw Object.assign(new TypeError('Ana Pop, Str. Lungă 5'), { code: 'E_SHOP' });
}

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
  queryClient.clear();
});

test('a release that throws while it renders is replaced by the one before it, and told', async () => {
  const { reported, asked } = await open({ '1.0.2': Throws });
  expect(await heading('1.0.1')).toBeDefined();
  expect(asked()).toEqual(['1.0.2', '1.0.1']);
  expect(main().queryByRole('button', { name: 'Reîncearcă' })).toBeNull();
  const crash = reported.find(({ type }) => type === 'crashed');
  expect(crash).toMatchObject({
    remote: 'mf-shop',
    release: current.id,
    name: 'TypeError',
    code: 'E_SHOP',
  });
  expect(JSON.stringify(reported)).not.toContain('Ana');
});

test.each<[string, Modules]>([
  [
    'in an effect',
    {
      '1.0.2': function Page() {
        useEffect(() => Throws());
        return <h1>bad</h1>;
      },
    },
  ],
  ['in its layout', { '1.0.2': { ...moduleOf('bad'), layout: Throws } }],
  [
    'in a loader',
    { '1.0.2': { ...moduleOf('bad'), routes: [{ index: true, loader: Throws, element: null }] } },
  ],
  [
    'later, after a press',
    {
      '1.0.2': function Page() {
        const [pressed, setPressed] = useState(false);
        useEffect(() => setPressed(true), []);
        return pressed ? <Throws /> : <h1>bad</h1>;
      },
    },
  ],
])('a release that throws %s is replaced by the one before it', async (_where, modules) => {
  await open(modules);
  expect(await heading('1.0.1')).toBeDefined();
});

test('only queries of that remote are dropped; session, cart and the others stay', async () => {
  signIn(ana, 'abc');
  addLine({ product_id: 1, product_name: 'Ruj', price: 10, stock_quantity: 3 });
  const key = (owner: 'mf-shop' | 'mf-quiz') => publicKey(owner, 'list');
  queryClient.setQueryData(key('mf-shop'), ['odd']);
  queryClient.setQueryData(key('mf-quiz'), ['kept']);
  await open({ '1.0.2': Throws });
  await heading('1.0.1');
  expect(queryClient.getQueryData(key('mf-shop'))).toBeUndefined();
  expect(queryClient.getQueryData(key('mf-quiz'))).toEqual(['kept']);
  expect(useCart.getState().lines).toHaveLength(1);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /Ana/ })).toBeDefined();
});

test('what was typed is there again in the release before', async () => {
  function Form({ broken = false }: { broken?: boolean }) {
    const { values, setValues } = useKept('note', { text: '' });
    if (broken && values.text.length > 3) throw new Error('too long');
    return (
      <input
        aria-label="Notă"
        value={values.text}
        onChange={(event) => setValues({ text: event.target.value })}
      />
    );
  }
  const { asked } = await open({ '1.0.2': () => <Form broken />, '1.0.1': () => <Form /> });
  const field = await main().findByRole('textbox', { name: 'Notă' });
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.change(field, { target: { value: 'abcd' } });
  await waitFor(() => expect(asked()).toEqual(['1.0.2', '1.0.1']));
  await waitFor(() =>
    expect((main().getByRole('textbox') as HTMLInputElement).value).toMatch(/^abc/),
  );
});

test('data that crashes both blames neither: the next document begins with the current one', async () => {
  const { reported, leave } = await open({ '1.0.2': Throws, '1.0.1': Throws });
  expect(await retry()).toBeDefined();
  expect(main().getByText('A apărut o eroare în această secțiune')).toBeDefined();
  expect(reported.filter(({ type }) => type === 'crashed')).toHaveLength(2);
  leave();
  const next = await open({});
  expect(await heading('1.0.2')).toBeDefined();
  expect(next.asked()).toEqual(['1.0.2']);
});

test('a release that crashed is not the first again in this browser for an hour', async () => {
  const first = await open({ '1.0.2': Throws });
  await heading('1.0.1');
  first.leave();
  const second = await open({});
  await heading('1.0.1');
  expect(second.asked()).toEqual(['1.0.1']);
  second.leave();
  const until = JSON.parse(localStorage.getItem('vitrina:set-aside') ?? '')[current.container];
  expect(Math.round((until - Date.now()) / 60_000)).toBe(60);
  localStorage.setItem('vitrina:set-aside', JSON.stringify({ [current.container]: Date.now() }));
  const third = await open({});
  await heading('1.0.2');
  expect(third.asked()).toEqual(['1.0.2']);
});

test('nothing before it: the error stands in its place, and a press tries it again', async () => {
  let cured = false;
  const Page = () => (cured ? <h1>cured</h1> : <Throws />);
  const alone = { ...shop, previous: null };
  await open({ '1.0.2': Page }, '/products', [alone]);
  const button = await retry();
  cured = true;
  fireEvent.click(button);
  expect(await heading('cured')).toBeDefined();
});

test('a crash in a mount that nests in another replaces that one alone, and the layout keeps its state', async () => {
  signIn(ana, 'abc');
  const nested = [mountOf('request', '/board/request', { within: 'mf-partner/board' })];
  let opened = 0;
  const Board = () => {
    useEffect(() => {
      opened += 1;
    }, []);
    return (
      <section aria-label="Panou">
        <Outlet />
      </section>
    );
  };
  await open(
    {
      '1.0.2 ./board': { ...moduleOf('Panou'), layout: Board },
      '1.0.2 ./request': Throws,
      '1.0.1 ./request': moduleOf('Cerere'),
    },
    '/board/request',
    [
      remoteOf('mf-partner', [mountOf('board', '/board')]),
      remoteOf('mf-quiz', nested, { previous: releaseOf('mf-quiz', 1, nested) }),
    ],
  );
  expect(await heading('Cerere')).toBeDefined();
  expect(main().getByRole('region', { name: 'Panou' })).toBeDefined();
  expect(opened).toBe(1);
});

test('a crash in a mount with another inside keeps the one inside', async () => {
  const nested = [mountOf('request', '/board/request', { within: 'mf-partner/board' })];
  const board = [mountOf('board', '/board')];
  const Board = () => (useLocation().pathname.endsWith('later') ? <Throws /> : <Outlet />);
  const { router } = await open(
    {
      '1.0.2 ./board': { ...moduleOf('Panou'), layout: Board },
      '1.0.2 ./request': moduleOf('Cerere'),
    },
    '/board/request',
    [
      remoteOf('mf-partner', board, { previous: releaseOf('mf-partner', 1, board) }),
      remoteOf('mf-quiz', nested),
    ],
  );
  await heading('Cerere');
  await act(() => router.navigate('/board/request/later'));
  expect(await heading('Cerere, later')).toBeDefined();
  expect(main().getByRole('region', { name: '1.0.1' })).toBeDefined();
});

const dies = () => sessionStorage.setItem('vitrina:mounting', current.container);

test('a release that the last document died in is not opened again: the page says so', async () => {
  dies();
  const { reported, asked } = await open({});
  expect(await heading('1.0.1')).toBeDefined();
  expect(asked()).toEqual(['1.0.1']);
  expect(reported).toContainEqual({ type: 'hung', remote: 'mf-shop', release: current.id });
  expect(useToasts.getState().toasts[0]?.text).toContain('versiunea ei anterioară');
});

test('nothing before a release that the last document died in: it waits to be asked for', async () => {
  dies();
  const { asked } = await open({}, '/products', [{ ...shop, previous: null }]);
  const button = await retry();
  expect(main().getByText('Cod pentru suport: mf-shop/stopped')).toBeDefined();
  expect(main().getByText(/blocat pagina/)).toBeDefined();
  expect(asked()).toEqual([]);
  fireEvent.click(button);
  expect(await heading('1.0.2')).toBeDefined();
});

test('the mark of a mount is there while its code begins, and gone with the page or when it is idle', async () => {
  const marked = () => sessionStorage.getItem('vitrina:mounting');
  const seen: (string | null)[] = [];
  await open({
    '1.0.2': function Page() {
      useEffect(() => void seen.push(marked()));
      return <h1>good</h1>;
    },
  });
  await heading('good');
  expect(seen).toEqual([current.container]);
  await waitFor(() => expect(marked()).toBeNull());
  sessionStorage.setItem('vitrina:mounting', current.container);
  dispatchEvent(new Event('pagehide'));
  expect(marked()).toBeNull();
});
