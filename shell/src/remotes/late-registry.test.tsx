import { afterEach, beforeAll, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import type { SlotFill } from '@vitrina/contract/remote';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { defineSlotModule, Slot } from '@vitrina/shared-auth/per-package/slots';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { delegationOf } from '../../test/delegate.ts';
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

const { environment } = LOCAL_CONFIG;
const FILL = {
  slot: 'product-below',
  id: 'card',
  module: './card',
  order: 0,
} as const satisfies SlotFill;
const product = mountOf('product', '/product', { offers: ['product-below'] });
const request = mountOf('page', '/request');
const props = { product: { id: 7, name: 'Ruj', category: null } };
const ProductPage = () => (
  <>
    <h1>Produs</h1>
    <Slot name="product-below" props={props} />
  </>
);
const quiz = (id: number) => releaseOf('mf-quiz', id, [request], { slots: [FILL] });
const isTheFill = (module: string) => module === FILL.module;

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
  localStorage.clear();
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
});

function latch(): [opened: Promise<void>, open: () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, () => open()];
}

type Keys = Awaited<ReturnType<typeof delegationOf>>;
type Registries = (keys: Keys) => Promise<[first: Registry, second: Registry]>;

interface Across {
  /** Container that does not load. */
  broken?: string;
  /** Path visited before the product's page. */
  visited?: string;
  /** The second registry arrives while this container loads; otherwise before any loads. */
  during?: string;
  /** Number of reported events about the fill. */
  events?: number;
}

/**
 * Opens a page whose document has the first registry. Its slot is filled once the page is quiet; meanwhile the
 * second registry arrives.
 * @returns which containers of the fill ran, and what was reported
 */
async function fillAcross(
  registriesOf: Registries,
  { broken, visited, during, events = 1 }: Across = {},
) {
  const keys = await delegationOf(environment, ['mf-shop', 'mf-quiz', 'mf-blog']);
  configurePlatform({ ...LOCAL_CONFIG, registryKey: keys.registryKey, roots: keys.roots });
  const [first, second] = await registriesOf(keys);
  const answers: Record<string, unknown> = {
    '/registry.json': second,
    '/freshness.json': await keys.vouchFor(second),
  };
  const [sent, send] = latch();
  const [quiet, becomeQuiet] = latch();
  rstest.stubGlobal('requestIdleCallback', (done: () => void) => void quiet.then(done));
  rstest.stubGlobal('cancelIdleCallback', () => {});
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    await sent;
    const answer = answers[String(url)];
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  });
  const takenOver = () => {
    send();
    return waitFor(() => expect(host.signedRegistry().revision).toBe(second.revision));
  };
  const { runtime, loadModule } = runtimeOf(async ({ container }, module) => {
    if (container === during) await takenOver();
    if (container === broken) throw new Error('unreachable');
    if (isTheFill(module)) return defineSlotModule([FILL.slot], () => <p>{container}</p>);
    return { ...moduleOf(container), routes: [{ index: true, element: <ProductPage /> }] };
  });
  const { host, reported } = hostOf(first, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: ['/faq'],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  render(<RouterProvider router={router} />);
  const now = Date.now();
  // The document's registry is no longer fresh.
  rstest.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
  for (const path of [visited, '/product'])
    if (path) {
      await act(() => router.navigate(path));
      await heading('Produs');
    }
  if (during === undefined) await takenOver();
  becomeQuiet();
  const ofFill = () => reported.filter((event) => 'slot' in event);
  await waitFor(() => expect(ofFill()).toHaveLength(events), { timeout: 10_000 });
  if (events === 0) await waitFor(() => expect(document.querySelector('[data-fill]')).toBeNull());
  const ran = loadModule.mock.calls.filter(
    ([{ container }, module]) => isTheFill(module) && container !== broken,
  );
  return {
    ran: ran.map(([{ container }]) => container),
    told: ofFill().map((event) => ('phase' in event ? event.phase : event.type)),
  };
}

/** Registries of an honest publisher: mf-quiz at first, and as delegated later. */
const honest =
  (...entries: [Partial<RegistryRemote>, Partial<RegistryRemote>]): Registries =>
  async ({ delegate }) => {
    const [first, second] = await Promise.all(
      entries.map((entry, index) =>
        delegate(
          {
            ...registryOf(remoteOf('mf-shop', [product]), remoteOf('mf-quiz', [request], entry)),
            revision: 7 + index,
          },
          { version: 1 + index },
        ),
      ),
    );
    if (!first || !second) throw new Error('There are no registries.');
    return [first, second];
  };

/** An earlier registry, signed with the publisher's key, with a changed entry of mf-quiz; then the live one. */
const forged =
  (entry: Partial<RegistryRemote>): Registries =>
  async ({ delegate, sign }) => {
    const live = await delegate({
      ...registryOf(
        remoteOf('mf-shop', [product]),
        remoteOf('mf-quiz', [request], { current: quiz(2) }),
      ),
      revision: 8,
    });
    // Keeps the team's signature for a release that the team did not make.
    const remotes = live.remotes.map((remote) =>
      remote.name === 'mf-quiz' ? { ...remote, ...entry } : remote,
    );
    return [await sign({ ...live, revision: 7, remotes }), live];
  };

test("with the publisher's key no fill runs that came with a registry nobody checked", async () => {
  const outcome = await fillAcross(forged({ current: quiz(6) }));
  expect(outcome).toEqual({ ran: [quiz(2).container], told: ['loaded'] });
});

test("with the publisher's key no fallback runs that came with a registry nobody checked", async () => {
  const outcome = await fillAcross(forged({ previous: quiz(6) }), { broken: quiz(2).container });
  expect(outcome).toEqual({ ran: [], told: ['module'] });
});

test('with the keys of publisher and one team its release runs in no place of another remote', async () => {
  const blog = mountOf('blog', '/blog');
  const outcome = await fillAcross(
    async ({ delegate, sign, keyOf }) => {
      const live = await delegate({
        ...registryOf(
          remoteOf('mf-shop', [product]),
          remoteOf('mf-quiz', [request], { current: quiz(2) }),
          remoteOf('mf-blog', [blog]),
        ),
        revision: 8,
      });
      const evil = releaseOf('mf-blog', 6, [], { slots: [FILL] });
      const ofBlog = await signEntry(
        { ...remoteOf('mf-blog', [blog]), previous: evil },
        { environment, serial: 9 },
        keyOf('mf-blog'),
      );
      const remotes = live.remotes.map((remote) => {
        if (remote.name === 'mf-blog') return ofBlog;
        return remote.name === 'mf-quiz' ? { ...remote, current: evil } : remote;
      });
      return [await sign({ ...live, revision: 7, remotes }), live];
    },
    // So that the evil release is known as one of mf-blog.
    { visited: '/blog' },
  );
  expect(outcome).toEqual({ ran: [quiz(2).container], told: ['loaded'] });
});

test.each([2, 3, 6])(
  'a page of before gets the fill of the registry that it has now: release %i',
  async (id) => {
    const outcome = await fillAcross(
      honest(
        { current: quiz(2), previous: quiz(1) },
        { current: quiz(id), previous: quiz(id - 1) },
      ),
    );
    expect(outcome).toEqual({ ran: [quiz(id).container], told: ['loaded'] });
  },
);

test('a fill that was switched off before its page was quiet does not run, and nobody is told', async () => {
  const outcome = await fillAcross(
    honest({ current: quiz(2) }, { current: quiz(2), disabled: true }),
    { events: 0 },
  );
  expect(outcome).toEqual({ ran: [], told: [] });
});

describe('while a release loads that will fail', () => {
  const first = { current: quiz(2), previous: quiz(1) };
  const CASES: Array<
    [what: string, second: Partial<RegistryRemote>, ran: number[], told: string[]]
  > = [
    ['its remote is switched off', { ...first, disabled: true }, [], ['switched-off']],
    ['two newer ones come', { current: quiz(4), previous: quiz(3) }, [4], ['loaded']],
    ['its fallback is taken away', { current: quiz(2) }, [], []],
    ['its fallback is replaced', { ...first, previous: quiz(0) }, [0], ['fallback', 'loaded']],
    ['the remote goes back', { current: quiz(1) }, [1], ['loaded']],
  ];
  const broken = quiz(2).container;

  test.each(CASES)('%s, and a fill follows', async (_what, second, ran, told) => {
    const across = { broken, during: broken, events: 1 + told.length };
    const outcome = await fillAcross(honest(first, second), across);
    const containers = ran.map((id) => quiz(id).container);
    expect(outcome).toEqual({ ran: containers, told: ['module', ...told] });
  });

  test.each(CASES)('%s, and a page follows', async (_what, second, ran, told) => {
    const { calls, reported } = await openAcross(honest(first, second), broken);
    const containers = ran.map((id) => quiz(id).container);
    expect(calls.filter((container) => container !== broken)).toEqual(containers);
    expect(reported).toEqual(['module', ...told]);
  });

  test.each([
    ['switched off', { ...first, disabled: true }, 1],
    ['withdrawn', { current: quiz(4), previous: quiz(3) }, 1],
    ['as it was', first, 2],
  ])('the second request for a file: its release is %s', async (_what, second, requests) => {
    const { calls } = await openAcross(honest(first, second), broken);
    expect(calls.filter((container) => container === broken)).toHaveLength(requests);
  });
});

test('a page whose remote is switched off while its code comes is not shown', async () => {
  const first = { current: quiz(2), previous: quiz(1) };
  const switchedOff = honest(first, { ...first, disabled: true });
  const { calls, reported, shown } = await openAcross(switchedOff, quiz(2).container, false);
  expect([calls, reported, shown]).toEqual([[quiz(2).container], ['switched-off'], false]);
});

/** Opens the page of mf-quiz. The second registry arrives while a container loads; then that load `fails`. */
async function openAcross(registriesOf: Registries, broken: string, fails = true) {
  const keys = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
  configurePlatform({ ...LOCAL_CONFIG, registryKey: keys.registryKey, roots: keys.roots });
  const [first, second] = await registriesOf(keys);
  const freshness = await keys.vouchFor(second);
  rstest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      url === '/registry.json' || url === '/freshness.json'
        ? Response.json(url === '/registry.json' ? second : freshness)
        : new Response('', { status: 404 }),
    );
  const { runtime, loadModule } = runtimeOf(
    async ({ container }) => {
      if (container !== broken) return moduleOf(container);
      await host.refresh('/faq');
      if (fails) throw new Error('unreachable');
      return moduleOf(container);
    },
    { patienceMs: 60_000 },
  );
  const { host, reported } = hostOf(first, { runtime });
  const shown = await host.loadBeside('/request').then(
    () => true,
    () => false,
  );
  return {
    shown,
    calls: loadModule.mock.calls.map(([{ container }]) => container),
    reported: reported.map((event) => ('phase' in event ? event.phase : event.type)),
  };
}
