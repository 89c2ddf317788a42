import { afterEach, beforeAll, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { Registry } from '@vitrina/contract/registry';
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

beforeAll(async () => {
  configurePlatform(LOCAL_CONFIG);
  await checkSession();
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

/**
 * A page whose document has the first registry; its slot is filled once it is quiet, and by then the second
 * registry has come.
 * @param broken container that does not load
 * @returns what became of the fill
 */
async function fillAcross(
  registriesOf: (keys: Awaited<ReturnType<typeof delegationOf>>) => Promise<[Registry, Registry]>,
  broken?: string,
) {
  const keys = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
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
  const { runtime, loadModule } = runtimeOf(async ({ container }, module) => {
    if (container === broken) throw new Error('unreachable');
    if (module === FILL.module) return defineSlotModule([FILL.slot], () => <p>{container}</p>);
    return { ...moduleOf(container), routes: [{ index: true, element: <ProductPage /> }] };
  });
  const { host, reported } = hostOf(first, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: ['/faq'],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  render(<RouterProvider router={router} />);
  const now = Date.now();
  // The document's registry is not fresh any more.
  rstest.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
  await act(() => router.navigate('/product'));
  await heading('Produs');
  send();
  await waitFor(() => expect(host.signedRegistry().revision).toBe(second.revision));
  becomeQuiet();
  const ofFill = () => reported.filter((event) => 'slot' in event).map(({ type }) => type);
  // A broken one is told as failed, then its fallback, then what became of that.
  const events = broken === undefined ? 1 : 3;
  await waitFor(() => expect(ofFill()).toHaveLength(events), { timeout: 10_000 });
  const ran = loadModule.mock.calls.filter(
    ([{ container }, module]) => module === FILL.module && container !== broken,
  );
  return { ran: ran.map(([{ container }]) => container), told: ofFill() };
}

test("with the publisher's key no fill runs that came with a registry nobody checked", async () => {
  const outcome = await fillAcross(async ({ delegate, sign }) => {
    const shop = remoteOf('mf-shop', [product]);
    const live = await delegate({
      ...registryOf(shop, remoteOf('mf-quiz', [request], { current: quiz(2) })),
      revision: 8,
    });
    // The team's signature under a release that it did not make.
    const remotes = live.remotes.map((remote) =>
      remote.name === 'mf-quiz' ? { ...remote, current: quiz(6) } : remote,
    );
    return [await sign({ ...live, revision: 7, remotes }), live];
  });
  expect(outcome).toEqual({ ran: [], told: ['failed'] });
});

test("with the publisher's key no fallback runs that came with a registry nobody checked", async () => {
  const outcome = await fillAcross(async ({ delegate, sign }) => {
    const shop = remoteOf('mf-shop', [product]);
    const live = await delegate({
      ...registryOf(shop, remoteOf('mf-quiz', [request], { current: quiz(2) })),
      revision: 8,
    });
    const remotes = live.remotes.map((remote) =>
      remote.name === 'mf-quiz' ? { ...remote, previous: quiz(6) } : remote,
    );
    return [await sign({ ...live, revision: 7, remotes }), live];
  }, quiz(2).container);
  expect(outcome).toEqual({ ran: [], told: ['failed', 'fallback', 'failed'] });
});

test('a fill of the release before the newest runs, though its page is older than the registry', async () => {
  const outcome = await fillAcross(async ({ delegate }) => {
    const at = (revision: number, current: number) =>
      delegate({
        ...registryOf(
          remoteOf('mf-shop', [product]),
          remoteOf('mf-quiz', [request], { current: quiz(current), previous: quiz(current - 1) }),
        ),
        revision,
      });
    return [await at(7, 2), await at(8, 3)];
  });
  expect(outcome).toEqual({ ran: [quiz(2).container], told: ['loaded'] });
});
