import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '@vitrina/contract/call';
import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import { configurePlatform, endSession, getSession, signIn } from '@vitrina/shared-auth';
import { Link } from 'react-router-dom';
import { laterQuestion } from '../../../test/later-question.ts';
import { openPage } from '../../../test/open-page.tsx';
import { USER_HOME } from '../../../test/user-home.ts';
import { DRAFT_KEY } from '../../quiz-ui/browser-drafts.ts';
import { WebsiteRequest } from './website-request.tsx';

type GuestAnswer = CallResponse<typeof createGuestWebsiteRequest>;
type Answer = CallResponse<typeof createWebsiteRequest>;

const SENT = '✅ Mulțumim! Cererea ta a fost trimisă cu succes.';
const FAILED = '❌ Eroare la trimiterea formularului. Încearcă din nou.';
const ana = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;

const host = rstest.fn<(request: Request) => Promise<Response>>();
const answers = (status: number, body: GuestAnswer | Answer | { error: string }) => async () =>
  new Response(JSON.stringify(body), { status });
const user = userEvent.setup();

const open = () =>
  openPage(
    <>
      <Link to="/products">Produse</Link>
      <WebsiteRequest />
    </>,
  );

const heading = () => screen.getByRole('heading', { level: 2 });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fillAsGuest() {
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ana@exemplu.ro');
  await user.type(screen.getByRole('textbox', { name: /^Telefon/ }), '0712 345 678');
}

async function send() {
  while (heading().textContent !== 'Verifică răspunsurile') {
    await press(/^(Continuă|Verifică răspunsurile)$/);
  }
  await press('Trimite cererea');
}

const goesOnTo = () => screen.getByRole('link', { name: /^Mergi/ }).getAttribute('href');
const sentBody = async () =>
  (await host.mock.calls[0]?.[0].clone().json()) as Record<string, unknown>;

beforeEach(() => {
  rstest.stubGlobal('fetch', host);
  // The environment's Request accepts only its own Headers, which are not global.
  rstest.stubGlobal('Headers', new Request('http://api.test').headers.constructor);
  host.mockReset();
  startPlatform(CAPABILITIES);
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
  rstest.unstubAllGlobals();
});

const startPlatform = (hostCapabilities: readonly Capability[]) =>
  configurePlatform({
    navigation: USER_HOME,
    environment: 'development',
    hostCapabilities: [...hostCapabilities],
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
    payments: { publishableKey: '' },
    brand: {
      name: '',
      phone: '',
      email: '',
      whatsapp: '',
      legalName: '',
      legalId: '',
      legalAddress: '',
    },
  });

describe('a guest', () => {
  test('with a new address is thanked, signed in, and on the way to the dashboard', async () => {
    host.mockImplementation(answers(200, { message: 'ok', token: 'abc', user: ana }));
    open();
    await fillAsGuest();
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(getSession()).toMatchObject({ status: 'authenticated', token: 'abc' });
    expect(await sentBody()).toMatchObject({ email: 'ana@exemplu.ro', phone: '0712 345 678' });
    expect(goesOnTo()).toBe('/acasa');
  });

  test.each([
    ['with', CAPABILITIES],
    ['without', []],
  ])(
    'answers a later question of a host %s its capability accordingly',
    async (_, capabilities) => {
      laterQuestion('embeds');
      startPlatform(capabilities);
      host.mockImplementation(answers(200, { message: 'ok' }));
      open();
      await fillAsGuest();
      await send();
      expect('timeline' in (await sentBody())).toBe(capabilities.length > 0);
    },
  );

  test('whose address has an account sees the same thanks, and is on the way home', async () => {
    host.mockImplementation(answers(200, { message: 'ok' }));
    open();
    await fillAsGuest();
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(getSession().status).toBe('anonymous');
    expect(goesOnTo()).toBe('/');
  });

  test('does not take the place of whoever signed in meanwhile', async () => {
    host.mockImplementation(
      answers(200, {
        message: 'ok',
        token: 'new',
        user: { ...ana, id: 8, email: 'noua@exemplu.ro' },
      }),
    );
    open();
    await fillAsGuest();
    act(() => signIn(ana, 'abc'));
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(getSession()).toMatchObject({ user: ana, token: 'abc' });
    expect(goesOnTo()).toBe('/');
  });

  test('finds everything as it was after a failure, and sends it again with the same key', async () => {
    host.mockImplementationOnce(answers(500, { error: '' }));
    host.mockImplementation(answers(200, { message: 'ok' }));
    open();
    await fillAsGuest();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
    await press('Trimite cererea');
    expect(await screen.findByText(SENT)).toBeTruthy();
    const sent = host.mock.calls.filter(([{ method }]) => method === 'POST');
    const keys = sent.map(([request]) => request.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('goes on after a reload; nothing is left once the request is sent', async () => {
    host.mockImplementation(answers(200, { message: 'ok' }));
    open();
    await fillAsGuest();
    await press('Continuă');
    expect(localStorage.getItem(DRAFT_KEY)).not.toContain('ana@exemplu.ro');
    cleanup();
    open();
    expect(heading().textContent).toBe('Afacerea ta');
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a host that knows the specification only', () => {
  beforeEach(() => startPlatform([]));

  test('gets nothing else from a guest', async () => {
    host.mockImplementation(answers(200, { message: 'ok' }));
    open();
    await fillAsGuest();
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(Object.keys(await sentBody())).toHaveLength(20);
    expect(host.mock.calls[0]?.[0].headers.get('idempotency-key')).toBeNull();
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a proxy's page", async () => new Response('<h1>502</h1>', { status: 502 })],
  ])('%s: nothing is sent again by itself, also after a reload', async (_, lost) => {
    host.mockImplementationOnce(lost);
    signIn(ana, 'abc');
    open();
    await user.type(screen.getByLabelText('Numele afacerii'), 'Atelierul Exemplu');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nu știm dacă cererea a ajuns la noi');
    expect(alert.textContent).toContain('Dacă a ajuns, o găsești la „Solicitari”.');
    cleanup();
    open();
    expect(screen.getByRole('alert').textContent).toContain('poate ajunge de două ori');
    expect(host).toHaveBeenCalledTimes(1);
    host.mockImplementation(answers(200, {}));
    await press('Trimite totuși din nou');
    expect(await screen.findByText(SENT)).toBeTruthy();
  });

  test('an account that cannot be read does not undo a request that was taken', async () => {
    host.mockImplementation(async () =>
      Response.json({ message: 'ok', token: 'abc', user: { id: {} } }),
    );
    open();
    await fillAsGuest();
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    expect(getSession().status).toBe('anonymous');
  });
});

describe('somebody signed in', () => {
  test('has ten sections and no required field, and the request carries the token', async () => {
    signIn(ana, 'abc');
    host.mockImplementation(answers(200, {}));
    open();
    expect(screen.getByText('Pasul 1 din 10')).toBeTruthy();
    await send();
    expect(await screen.findByText(SENT)).toBeTruthy();
    const [request] = host.mock.calls[0] ?? [];
    expect(request?.url).toBe('http://api.test/api/website-request');
    expect(request?.headers.get('authorization')).toBe('Bearer abc');
    expect(Object.keys(await sentBody())).toHaveLength(18);
    expect(goesOnTo()).toBe('/acasa');
  });

  test("reads the host's own words when it refuses", async () => {
    signIn(ana, 'abc');
    host.mockImplementation(answers(429, { error: 'Prea multe încercări.' }));
    open();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${FAILED}Prea multe încercări.`);
  });

  test('whose session ends keeps the form, and nothing is sent as if it were nobody’s', async () => {
    signIn(ana, 'abc');
    open();
    await user.type(screen.getByLabelText('Numele afacerii'), 'Atelierul Exemplu');
    act(() => endSession('expired'));
    const link = screen.getByRole('link', { name: 'Autentificare' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fquiz');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Sesiunea ta s-a încheiat.');
    expect(host).not.toHaveBeenCalled();
  });
});

describe('leaving', () => {
  test('an untouched form asks nothing', async () => {
    const router = open();
    await user.click(screen.getByRole('link', { name: 'Produse' }));
    expect(router.state.location.pathname).toBe('/products');
  });

  test('an unsent request asks first; one may stay, or go', async () => {
    const router = open();
    await fillAsGuest();
    await user.click(screen.getByRole('link', { name: 'Produse' }));
    await press('Rămân pe pagină');
    expect(router.state.location.pathname).toBe('/quiz');
    await user.click(screen.getByRole('link', { name: 'Produse' }));
    await press('Plec');
    expect(router.state.location.pathname).toBe('/products');
  });

  test('closing the page asks only while something is unsent', async () => {
    open();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await fillAsGuest();
    expect(close()).toBe(true);
  });
});
