import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import type { Mount, SlotFill } from '@vitrina/contract/remote';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { endSession, publicKey, queryClient, signIn, useCart } from '@vitrina/shared-auth';
import { defineSlotModule, Slot, type SlotComponent } from '@vitrina/shared-auth/per-package/slots';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { type ReactNode, use, useEffect, useState } from 'react';
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
import { heading, main } from '../../test/shown-in-main.ts';
import { RemoteErrorPage } from '../pages/remote-error-page.tsx';
import { createRoutes } from '../router.tsx';
import { checkSession } from '../session.ts';

const ADMIN = { id: 1, name: 'Radu', email: 'radu@exemplu.ro', role: 'admin' } as const;
const FILL: SlotFill = { slot: 'product-below', id: 'card', module: './card', order: 0 };
const PLACE = 'product-below/card';
const PRODUCT = { id: 7, name: 'Ruj', category: null };

rstest.stubGlobal('fetch', async () => {
  throw new TypeError('Failed to fetch');
});

const product = mountOf('product', '/product', { offers: ['product-below'] });
const Page = () => (
  <>
    <h1>Produs</h1>
    <Slot name="product-below" props={{ product: PRODUCT }} className="below" />
  </>
);

interface Filling {
  slots?: SlotFill[];
  mounts?: Mount[];
  previous?: boolean;
}
const quizOf = ({ slots = [FILL], mounts = [], previous = false }: Filling = {}): RegistryRemote =>
  remoteOf('mf-quiz', mounts, {
    current: releaseOf('mf-quiz', 2, mounts, { slots }),
    previous: previous ? releaseOf('mf-quiz', 1, mounts, { slots }) : null,
  });

type Fill = SlotComponent<'product-below'>;
const moduleOfFill = (fill: Fill) => defineSlotModule(['product-below'], fill);
const shows =
  (text: string): Fill =>
  ({ product: { name } }) => <p>{`${text}: ${name}`}</p>;

interface Opened {
  /** Modules by the last digit of the release. */
  fills?: Record<number, Fill | (() => Promise<unknown>)>;
  remotes?: RegistryRemote[];
  holder?: Mount;
  roster?: Registry['roster'];
}

/** The whole shell in a new document, on the page of a product. */
async function open({ fills = {}, remotes = [quizOf()], holder = product, roster }: Opened = {}) {
  const { runtime, loadModule } = runtimeOf(async ({ version }, module) => {
    if (module === holder.module)
      return { ...moduleOf('x'), routes: [{ index: true, element: <Page /> }] };
    const fill = fills[Number(version.at(-1))];
    if (module !== './card') return moduleOf(version);
    return fill && isLoader(fill) ? fill() : moduleOfFill((fill as Fill) ?? shows('Card'));
  });
  const registry = registryOf(remoteOf('mf-shop', [holder]), ...remotes);
  const { host, reported } = hostOf({ ...registry, roster }, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: ['/product'],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const asked = () =>
    loadModule.mock.calls
      .filter(([, module]) => module === './card')
      .map(([{ version }]) => version);
  const told = () => reported.filter((event) => 'slot' in event);
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    unmount();
  };
  await heading('Produs');
  return { router, host, asked, told, reported, leave };
}

const LOADERS = new WeakSet<object>();
const loads = (load: () => Promise<unknown>) => {
  LOADERS.add(load);
  return load;
};
const isLoader = (fill: object): fill is () => Promise<unknown> => LOADERS.has(fill);

const cell = () => document.querySelector<HTMLElement>(`[data-fill="${PLACE}"]`);
const Throws: Fill = () => {
  throw Object.assign(new TypeError('Ana Pop'), { code: 'E_CARD' });
};
const kept = () => JSON.parse(localStorage.getItem('vitrina:set-aside') ?? '{}');

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
  endSession('signed-out');
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

test('what fills a slot gets its properties, and is told', async () => {
  const { told } = await open();
  expect(await main().findByText('Card: Ruj')).toBeDefined();
  expect(document.querySelector('.below')).toBe(cell()?.parentElement);
  expect(told()).toEqual(
    [{ type: 'loaded', remote: 'mf-quiz', release: '1.0.2-0a1b2c3d', slot: PLACE, ms: 0 }].map(
      (event) => ({ ...event, ms: expect.any(Number) }),
    ),
  );
});

test('it is loaded once for a document, and asks for no new document when it changes', async () => {
  const { router, host, asked, told } = await open();
  await main().findByText('Card: Ruj');
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/product'));
  expect(await main().findByText('Card: Ruj')).toBeDefined();
  expect(asked()).toHaveLength(1);
  expect(told()).toHaveLength(1);
  expect([...host.loaded.keys()]).toEqual(['mf-shop']);
});

test('nothing of it is asked for before the answers of the page are there; its place is kept free', async () => {
  let answer = (_: string) => {};
  const fetched = queryClient.fetchQuery({
    queryKey: publicKey('mf-shop', 'slow'),
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  const { asked } = await open();
  expect(cell()).not.toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked()).toEqual([]);
  answer('ok');
  await fetched;
  expect(await main().findByText('Card: Ruj')).toBeDefined();
});

test.each<[string, Opened]>([
  ['nobody fills it', { remotes: [] }],
  ['a remote of before knows no slots', { remotes: [remoteOf('mf-quiz', [])] }],
  ['the mount does not offer it', { holder: mountOf('product', '/product') }],
  ['the remote is switched off', { remotes: [{ ...quizOf(), disabled: true }] }],
  [
    'the roster of before knows no slots',
    {
      roster: {
        'mf-shop': [
          {
            id: 'product',
            path: '/product',
            access: ['public'],
            documents: ['default'],
            preloadCalls: [],
          },
        ],
      },
    },
  ],
  [
    'what fills it is for staff',
    {
      remotes: [
        quizOf({
          slots: [{ ...FILL, mount: 'staff' }],
          mounts: [mountOf('staff', '/staff', { access: 'admin' })],
        }),
      ],
    },
  ],
  [
    'it takes the access of a mount that is gone',
    { remotes: [quizOf({ slots: [{ ...FILL, mount: 'gone' }] })] },
  ],
])('the place does not exist where %s', async (_, opened) => {
  const { asked } = await open(opened);
  expect(document.querySelector('[data-slot]')).toBeNull();
  expect(asked()).toEqual([]);
});

test('staff who sign in get what is for staff; whoever leaves loses it', async () => {
  const staff = quizOf({
    slots: [{ ...FILL, mount: 'staff' }],
    mounts: [mountOf('staff', '/staff', { access: 'admin' })],
  });
  await open({ remotes: [staff] });
  act(() => signIn(ADMIN, 'abc'));
  expect(await main().findByText('Card: Ruj')).toBeDefined();
  act(() => endSession('signed-out'));
  expect(main().queryByText('Card: Ruj')).toBeNull();
});

test('a fill that throws is replaced by that of the release before, in that place only', async () => {
  const { told, asked, reported } = await open({
    fills: { 2: Throws, 1: shows('Before') },
    remotes: [quizOf({ previous: true })],
  });
  expect(await main().findByText('Before: Ruj')).toBeDefined();
  expect(asked()).toEqual(['1.0.2', '1.0.1']);
  expect(told()).toContainEqual(
    expect.objectContaining({ type: 'crashed', slot: PLACE, name: 'TypeError', code: 'E_CARD' }),
  );
  expect(JSON.stringify(reported)).not.toContain('Ana');
  expect(Object.keys(kept())).toEqual([`mf_quiz_2 ${PLACE}`]);
});

test('a crash in a slot sets aside neither the mounts of its remote nor those of its holder', async () => {
  const quiz = quizOf({ previous: true, mounts: [mountOf('quiz', '/quiz')] });
  const { router } = await open({ fills: { 2: Throws, 1: shows('Before') }, remotes: [quiz] });
  await main().findByText('Before: Ruj');
  await act(() => router.navigate('/quiz'));
  expect(await heading('1.0.2')).toBeDefined();
  await act(() => router.navigate('/product'));
  expect(await heading('Produs')).toBeDefined();
});

test('a fill with nothing before it that throws leaves its place empty, and is not asked for again', async () => {
  const first = await open({ fills: { 2: Throws } });
  await waitFor(() => expect(first.told().map(({ type }) => type)).toContain('crashed'));
  expect(main().getByRole('heading', { name: 'Produs' })).toBeDefined();
  expect(main().queryByRole('button', { name: 'Reîncearcă' })).toBeNull();
  first.leave();
  const second = await open();
  expect(cell()).toBeNull();
  expect(second.asked()).toEqual([]);
});

test('a fill that shows nothing takes no place, until it shows something', async () => {
  let fillIn = () => {};
  const Late: Fill = ({ product: { name } }) => {
    const [isThere, setThere] = useState(false);
    fillIn = () => setThere(true);
    return isThere ? <p>{`Târziu: ${name}`}</p> : null;
  };
  await open({ fills: { 2: Late } });
  const slot = () => cell()?.parentElement;
  expect(cell()?.style.display).toBe('grid');
  await waitFor(() => expect(cell()?.style.display).toBe('none'));
  expect(slot()?.style.display).toBe('none');
  act(() => fillIn());
  expect(await main().findByText('Târziu: Ruj')).toBeDefined();
  await waitFor(() => expect(cell()?.style.display).toBe('grid'));
  expect(slot()?.style.display).toBe('');
});

test('beside a fill that shows nothing the others keep their places', async () => {
  const other: SlotFill = { ...FILL, id: 'other' };
  const remotes = [
    quizOf(),
    remoteOf('mf-news', [], { current: releaseOf('mf-news', 3, [], { slots: [other] }) }),
  ];
  await open({ remotes, fills: { 2: () => null, 3: shows('Știri') } });
  await main().findByText('Știri: Ruj');
  await waitFor(() => expect(cell()?.style.display).toBe('none'));
  expect(cell()?.parentElement?.style.display).toBe('');
});

test('data that crashes both releases blames neither', async () => {
  const { told } = await open({
    fills: { 2: Throws, 1: Throws },
    remotes: [quizOf({ previous: true })],
  });
  await waitFor(() => expect(told().filter(({ type }) => type === 'crashed')).toHaveLength(2));
  expect(kept()).toEqual({});
});

test.each<[string, () => Promise<unknown>, string]>([
  ['does not come', () => Promise.reject(new Error('404')), 'module'],
  ['exports something else', async () => ({ routes: [] }), 'contract'],
  [
    'was compiled for another slot',
    async () => ({ slots: ['order-side'], Component: Throws }),
    'contract',
  ],
])('a fill that %s is told, and its place stays empty', async (_, load, phase) => {
  const { told } = await open({ fills: { 2: loads(load) } });
  await waitFor(() =>
    expect(told()).toContainEqual(expect.objectContaining({ type: 'failed', phase, slot: PLACE })),
  );
  expect(cell()?.childElementCount).toBe(0);
});

test('a fill that waits for ever is ended in time', async () => {
  const never = new Promise<ReactNode>(() => {});
  let waits = 0;
  const Waits: Fill = () => {
    waits += 1;
    return use(never);
  };
  const { told } = await open({ fills: { 2: Waits } });
  await waitFor(() => expect(waits).toBeGreaterThan(0));
  await waitFor(
    () =>
      expect(told()).toContainEqual(
        expect.objectContaining({ type: 'failed', phase: 'timeout', slot: PLACE }),
      ),
    { timeout: 8000 },
  );
  expect(cell()?.childElementCount).toBe(0);
});

test('a fill that the last document died in is not opened again; its remote and its holder are', async () => {
  sessionStorage.setItem('vitrina:mounting', `mf_quiz_2 ${PLACE}`);
  const quiz = quizOf({ mounts: [mountOf('quiz', '/quiz')] });
  const { router, told } = await open({ remotes: [quiz] });
  expect(told()).toEqual([
    { type: 'hung', remote: 'mf-quiz', release: '1.0.2-0a1b2c3d', slot: PLACE },
  ]);
  expect(cell()).toBeNull();
  await act(() => router.navigate('/quiz'));
  expect(await heading('1.0.2')).toBeDefined();
});

test('the mark of what begins names the place', async () => {
  const seen: (string | null)[] = [];
  const Marks: Fill = () => {
    useEffect(() => void seen.push(sessionStorage.getItem('vitrina:mounting')), []);
    return null;
  };
  await open({ fills: { 2: Marks } });
  await waitFor(() => expect(seen).toEqual([`mf_quiz_2 ${PLACE}`]));
});

test('malformed fills cost neither the page nor the mounts of their remote', async () => {
  const odd = { ...FILL, module: 7 } as unknown as SlotFill;
  const quiz = quizOf({ slots: [odd, FILL], mounts: [mountOf('quiz', '/quiz')] });
  const { router } = await open({ remotes: [quiz] });
  expect(await main().findByText('Card: Ruj')).toBeDefined();
  await act(() => router.navigate('/quiz'));
  expect(await heading('1.0.2')).toBeDefined();
});

test('what fills a slot shares the page: cart and session', async () => {
  const Cart: Fill = () => <p>{`${useCart(({ lines }) => lines.length)} în coș`}</p>;
  await open({ fills: { 2: Cart } });
  expect(await screen.findByText('0 în coș')).toBeDefined();
});
