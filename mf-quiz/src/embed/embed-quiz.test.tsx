import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMBED_CAPABILITIES } from '@vitrina/contract/embed-capabilities';
import { laterQuestion } from '../../test/later-question.ts';
import { DRAFT_KEY } from '../quiz-ui/browser-drafts.ts';
import { adoptTyped } from './adopt-typed.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { createFirstStore } from './first-store.ts';
import type { EmbedConfig } from './read-config.ts';
import { type EmbedSession, takeOver } from './take-over.tsx';

const THANKS = '✅ Mulțumim! Cererea ta a fost trimisă cu succes.';
const CONFIG: EmbedConfig = {
  apiOrigin: 'http://api.test',
  shellOrigin: 'http://shell.test',
  hostCapabilities: EMBED_CAPABILITIES,
};
const host = rstest.fn<typeof fetch>();
const user = userEvent.setup();

/** The frame document; the test decides when its second script arrives. */
function open({ save = true, trial = false, config = CONFIG } = {}) {
  const first = createFirstStore(11);
  let provide: (session: EmbedSession) => void = () => {};
  const coming = new Promise<EmbedSession>((resolve) => {
    provide = resolve;
  });
  let miss = () => {};
  const ask = rstest.fn(async () => {});
  const onMissing = (listener: () => void) => {
    miss = () => act(listener);
  };
  const later = { coming, address: 'http://shell.test/quiz', onMissing, ask };
  render(<EmbedQuiz first={first} later={later} trial={trial} save={save} />);
  const arrive = async () => {
    const options = { theme: null, save, trial };
    const session = takeOver(first.getState(), document.body, config, options);
    await act(async () => provide(session));
    return session;
  };
  return { first, arrive, ask, miss: () => miss() };
}

const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const heading = () => screen.getByRole('heading', { level: 2 });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const next = () => press(/^(Continuă|Verifică răspunsurile)$/);

async function type(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillContact() {
  await type(email(), 'ana@exemplu.ro');
  await type(screen.getByRole('textbox', { name: /^Telefon/ }), '0712 345 678');
}

async function sendAll({ store }: EmbedSession) {
  act(() => {
    for (let step = 0; step < 11; step++) store.dispatch({ type: 'next' });
  });
  await press('Trimite cererea');
}

beforeEach(() => {
  rstest.stubGlobal('fetch', host);
  host.mockReset();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  rstest.unstubAllGlobals();
});

test.each<[string, Partial<Navigator>, string | undefined]>([
  ['goes with the request', {}, 'REF-XYZ'],
  ['stays where the visitor asks for privacy', { doNotTrack: '1' }, undefined],
])('the reference of the form %s', async (_, browser, ref) => {
  history.replaceState(null, '', '?ref=REF-XYZ');
  rstest.stubGlobal('navigator', { onLine: true, doNotTrack: null, webdriver: false, ...browser });
  host.mockResolvedValue(new Response('{}'));
  const { arrive } = open();
  await fillContact();
  const session = await arrive();
  await sendAll(session);
  const sent = host.mock.calls.find(([url]) => `${url}`.endsWith('guest-website-request'));
  expect(JSON.parse(String(sent?.[1]?.body)).ref).toBe(ref);
});

test.each([
  ['with', EMBED_CAPABILITIES],
  ['without', []],
])(
  'a host %s its capability is sent the answer to a later question accordingly',
  async (_, hostCapabilities) => {
    laterQuestion('embeds');
    host.mockResolvedValue(new Response('{}'));
    const { arrive } = open({ config: { ...CONFIG, hostCapabilities } });
    await fillContact();
    const session = await arrive();
    await sendAll(session);
    const sent = host.mock.calls.find(([url]) => `${url}`.endsWith('guest-website-request'));
    expect('timeline' in JSON.parse(String(sent?.[1]?.body))).toBe(hostCapabilities.length > 0);
  },
);

test('who goes on before the second script is there waits, and nothing typed is lost', async () => {
  const { arrive } = open();
  await fillContact();
  await next();
  expect(screen.getByText('Se încarcă…')).toBeTruthy();
  expect(heading().textContent).toBe('Date de contact');
  await arrive();
  expect(screen.queryByText('Se încarcă…')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Numele afacerii' })).toBeTruthy();
  expect(document.activeElement).toBe(heading());
  await press('Înapoi');
  expect(email()).toHaveProperty('value', 'ana@exemplu.ro');
});

test('a second script that is missing is said, with another try and another way', async () => {
  const { arrive, miss, ask } = open();
  await fillContact();
  await next();
  miss();
  expect(screen.queryByText('Se încarcă…')).toBeNull();
  expect(screen.getByText('O parte a formularului nu a putut fi încărcată.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Deschide formularul în altă filă' });
  expect(link.getAttribute('href')).toBe('http://shell.test/quiz');
  await press('Reîncearcă');
  expect(ask).toHaveBeenCalledTimes(1);
  await arrive();
  expect(screen.queryByText('O parte a formularului nu a putut fi încărcată.')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Numele afacerii' })).toBeTruthy();
});

test('a field keeps its place, its text and the focus when the second script comes', async () => {
  const { arrive } = open();
  await type(email(), 'ana');
  const field = email();
  await arrive();
  expect(email()).toBe(field);
  expect(document.activeElement).toBe(field);
  await type(email(), '@exemplu.ro');
  expect(field).toHaveProperty('value', 'ana@exemplu.ro');
});

test('what was refused before the second script is there stays refused', async () => {
  const { arrive } = open();
  await next();
  await arrive();
  expect(screen.getByText('Completează câmpul obligatoriu: E-mail')).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

test('what the browser filled in before the script is taken over', async () => {
  const { first, arrive } = open();
  const form = document.createElement('form');
  form.innerHTML = '<input name="email" value="stiut@exemplu.ro"><input name="altul" value="nu">';
  act(() => adoptTyped(first, form));
  await arrive();
  expect(email()).toHaveProperty('value', 'stiut@exemplu.ro');
});

test('a draft of an earlier visit is there, without taking the focus of the page', async () => {
  const before = open();
  await before.arrive();
  await fillContact();
  await next();
  await type(screen.getByRole('textbox', { name: 'Numele afacerii' }), 'Atelierul');
  cleanup();
  const { arrive } = open();
  const focused = document.activeElement;
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Numele afacerii' })).toHaveProperty(
    'value',
    'Atelierul',
  );
  expect(screen.getByText('Am păstrat răspunsurile tale de data trecută.')).toBeTruthy();
  expect(document.activeElement).toBe(focused);
  await press('Șterge-le');
  expect(heading().textContent).toBe('Date de contact');
  expect(document.activeElement).toBe(heading());
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('what is typed before the second script is there is kept with it', async () => {
  const { arrive } = open();
  await fillContact();
  await arrive();
  expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull();
});

test('where nothing may be kept nothing is, and the form says so', async () => {
  const { arrive } = open({ save: false });
  await arrive();
  await fillContact();
  expect(screen.getByText(/nu se păstrează/)).toBeTruthy();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [true, /^Răspunsurile se păstrează o zi/],
  [false, /^Răspunsurile netrimise nu se păstrează/],
])(
  'a trial says what the form will say where keeping is %s, and keeps nothing',
  async (save, note) => {
    const { arrive } = open({ trial: true, save });
    await fillContact();
    await arrive();
    expect(screen.getByText(note)).toBeTruthy();
    await next();
    await type(screen.getByRole('textbox', { name: 'Numele afacerii' }), 'Salon');
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  },
);

test('a trial asks no host and says so', async () => {
  const { arrive } = open({ trial: true, save: false });
  const session = await arrive();
  await fillContact();
  await sendAll(session);
  expect(screen.queryByText(THANKS)).toBeNull();
  expect(screen.getByText('Proba s-a încheiat: cererea nu a fost trimisă nicăieri.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(host).not.toHaveBeenCalled();
});

test('a network that answers for the host took nothing; sending again keeps the key', async () => {
  const { arrive } = open();
  const session = await arrive();
  await fillContact();
  host.mockResolvedValueOnce(new Response('<p>Conectează-te la Wi-Fi</p>'));
  await sendAll(session);
  expect(screen.getByRole('alert').textContent).toContain('A apărut o eroare.');
  host.mockResolvedValueOnce(new Response('{"message":"ok"}'));
  await press('Trimite cererea');
  expect(screen.getByText(THANKS)).toBeTruthy();
  const keys = host.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(screen.getByRole('link').getAttribute('href')).toBe('http://shell.test/login');
});
