import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { login } from '@vitrina/contract/calls/login';
import { register } from '@vitrina/contract/calls/register';
import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { expireSession, getSession, showToast, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { ANA, follow, reload, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
});

const email = () => screen.findByLabelText<HTMLInputElement>(/^E-mail/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Parolă/);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const signInButton = () => button('Autentificare');
const alertText = async () => (await screen.findByRole('alert')).textContent;

/** The accessible description of a field. */
const described = (field: HTMLElement) =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => field.getAttribute(name)?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function signInAs(user: UserEvent) {
  await user.type(await email(), 'ana@exemplu.ro');
  await user.type(password(), 'parola-ana');
}

test('both fields are required, and the first wrong one has the focus', async () => {
  const { user } = await renderPage('/login');
  const field = await email();
  await user.click(signInButton());
  expect(document.activeElement).toBe(field);
  expect(described(field)).toContain('Câmpul este obligatoriu.');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 'fara-arond');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(signInButton());
  expect(described(field)).toMatch(/adresă de e-mail validă/);
  expect(host.requestsOf(login)).toEqual([]);
});

test('signing in sends what was typed and ticked, and leads a partner to the dashboard', async () => {
  host.answers(login, { user: ANA, token: 'abc' });
  const { user, router } = await renderPage('/login');
  await signInAs(user);
  await user.click(screen.getByLabelText('Ține-mă minte'));
  await user.click(signInButton());
  await waitFor(() => expect(getSession().user?.id).toBe(ANA.id));
  expect(host.requestsOf(login).map(({ body }) => body)).toEqual([
    { email: 'ana@exemplu.ro', password: 'parola-ana', remember: false },
  ]);
  expect(localStorage.getItem('token')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: ANA.email });
  expect(router.state.location.pathname).toBe('/login');
});

test('without words from the host it says Login failed, and what was typed stays', async () => {
  host.refuses(login, 500);
  const { user } = await renderPage('/login');
  await signInAs(user);
  await user.click(signInButton());
  expect(await alertText()).toBe('Login failed');
  expect((await email()).value).toBe('ana@exemplu.ro');
});

test('a wrong password is said in the words of the host', async () => {
  host.refuses(login, 401, { error: 'Datele nu se potrivesc.' });
  const { user } = await renderPage('/login');
  await signInAs(user);
  await user.click(signInButton());
  expect(await alertText()).toBe('Datele nu se potrivesc.');
  expect(screen.queryByText(/^Sesiunea ta a expirat/)).toBeNull();
});

test('a host that cannot be reached is explained', async () => {
  host.isUnreachable(login);
  const { user } = await renderPage('/login');
  await signInAs(user);
  await user.click(signInButton());
  expect(await alertText()).toMatch(/Login failed.*Verifică conexiunea/);
});

test('while it signs in, no other way in can be taken', async () => {
  const release = host.holdsBack(login, { user: ANA, token: 'abc' });
  const { user } = await renderPage('/login');
  await signInAs(user);
  await user.keyboard('{Enter}');
  expect(signInButton().getAttribute('aria-busy')).toBe('true');
  expect(button('Continuă cu Google').disabled).toBe(true);
  expect(button('Ai uitat parola?').getAttribute('aria-disabled')).toBe('true');
  release();
  await waitFor(() => expect(getSession().user?.id).toBe(ANA.id));
});

test('the password can be looked at, and Caps Lock is told', async () => {
  const { user } = await renderPage('/login');
  await email();
  await user.type(password(), 'secret');
  await user.click(button('Arată parola'));
  expect(password().type).toBe('text');
  await user.click(button('Ascunde parola'));
  expect(password().type).toBe('password');
  await user.type(password(), '{CapsLock}x');
  expect(screen.getByText('Caps Lock este activ')).toBeTruthy();
});

test('a password manager finds its fields', async () => {
  await renderPage('/login');
  expect((await email()).autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
  cleanup();
  await renderPage('/register');
  expect((await email()).autocomplete).toBe('username');
  expect(password().autocomplete).toBe('new-password');
});

test('a forgotten password needs an e-mail first', async () => {
  const { user } = await renderPage('/login');
  const field = await email();
  await user.click(button('Ai uitat parola?'));
  expect(document.activeElement).toBe(field);
  expect(described(field)).toContain('Te rugăm să introduci adresa de email mai întâi.');
  expect(host.requestsOf(forgotPassword)).toEqual([]);
});

test('a forgotten password: a link is sent, and said', async () => {
  host.answers(forgotPassword, { message: 'ok' });
  const { user } = await renderPage('/login');
  await user.type(await email(), 'ana@exemplu.ro');
  await user.click(button('Ai uitat parola?'));
  const sent = 'Emailul pentru resetare a fost trimis. Verifică inboxul.';
  expect((await screen.findByText(sent)).closest('[role="status"]')).toBeTruthy();
  expect(host.requestsOf(forgotPassword)[0]?.body).toEqual({ email: 'ana@exemplu.ro' });
  expect(document.activeElement).toBe(button('Ai uitat parola?'));
});

test('a forgotten password: a request that could not be sent is said', async () => {
  host.refuses(forgotPassword, 500);
  const { user } = await renderPage('/login');
  await user.type(await email(), 'ana@exemplu.ro');
  await user.click(button('Ai uitat parola?'));
  expect(await alertText()).toBe('Eroare la trimiterea cererii');
});

test.each(['/login', '/register'])('a refusal of Google is said on %s', async (path) => {
  await renderPage(`${path}?error=google_failed`);
  expect(await alertText()).toBe('Google login failed. Please try again.');
});

test('it is said once: the address forgets it, and a reload does not bring it back', async () => {
  history.replaceState({ key: 'k' }, '', '/login?error=google_failed&next=%2Ffaq');
  await renderPage('/login?error=google_failed&next=%2Ffaq');
  expect(await alertText()).toBe('Google login failed. Please try again.');
  expect(location.search).toBe('?next=%2Ffaq');
  expect(history.state).toEqual({ key: 'k' });
  history.replaceState(null, '', '/');
});

test('a session that ended is said once: what failed with it is not said beside it', async () => {
  const { router } = await renderPage('/account', { user: ANA });
  act(() => {
    showToast('Coș golit', { action: { label: 'Anulează', run: () => {} } });
    expireSession('token');
    showToast('Sesiunea a expirat. Autentifică-te din nou.', { tone: 'danger' });
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await screen.findByText(/^Sesiunea ta a expirat/);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Coș golit']);
});

test.each(['/login', '/register'])('%s links what an account of Google accepts', async (path) => {
  await renderPage(path);
  const note = (await screen.findByText(/^Dacă nu ai cont, îți creăm unul/)) as HTMLElement;
  const hrefs = within(note)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/terms', '/cookies']);
});

test.each(['/login', '/register'])(
  'from %s Google leads back to the sign-in page, with nothing that the specification does not know',
  async (path) => {
    stubHost({ capabilities: [] });
    const assign = rstest.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await renderPage(path);
    await user.click(await screen.findByRole('button', { name: 'Continuă cu Google' }));
    expect(assign).toHaveBeenCalledWith('http://api.test/api/auth/google/login?redirect=%2Flogin');
  },
);

test('who is signed in is led to the page that asked, never to another site', async () => {
  const first = await renderPage('/login?next=%2Ffaq%3Fq%3D1%23sus', { user: ANA });
  await screen.findByRole('heading', { level: 1, name: 'Întrebări frecvente' });
  const { pathname, search, hash } = first.router.state.location;
  expect(pathname + search + hash).toBe('/faq?q=1#sus');
  cleanup();
  const second = await renderPage('/login?next=%2F%2Frau.example%2F', { user: ANA });
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/users/dashboard'));
});

async function fillRegistration(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Nume/), 'Ana Exemplu');
  await user.type(await email(), 'ana@exemplu.ro');
  await user.type(password(), 'parola-destul-de-lunga');
}

test('registration: the terms must be accepted', async () => {
  const { user } = await renderPage('/register');
  await fillRegistration(user);
  await user.click(button('Creează cont'));
  const terms = screen.getByRole('checkbox');
  expect(document.activeElement).toBe(terms);
  expect(described(terms)).toContain(
    'Trebuie să accepți Termenii și Condițiile pentru a continua.',
  );
  expect(host.requestsOf(register)).toEqual([]);
});

test('registration: name and address are there after a reload, the password is stored nowhere', async () => {
  const { user } = await renderPage('/register');
  await fillRegistration(user);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('parola');
  reload();
  await renderPage('/register');
  expect((await email()).value).toBe('ana@exemplu.ro');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nume/).value).toBe('Ana Exemplu');
  expect(password().value).toBe('');
});

test('registration sends the documented fields and signs in', async () => {
  host.answers(register, { user: ANA, token: 'abc' });
  const { user } = await renderPage('/register');
  await fillRegistration(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Creează cont'));
  await waitFor(() => expect(getSession().user?.id).toBe(ANA.id));
  expect(host.requestsOf(register)[0]?.body).toEqual({
    name: 'Ana Exemplu',
    email: 'ana@exemplu.ro',
    password: 'parola-destul-de-lunga',
    phone: '',
    address: '',
    acceptTerms: true,
  });
});

test('registration: without words from the host it says that it failed', async () => {
  host.refuses(register, 500);
  const { user } = await renderPage('/register');
  await fillRegistration(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Creează cont'));
  expect(await alertText()).toBe('Înregistrarea a eșuat');
});

test('registration: what the host says about a field stands at that field', async () => {
  host.refuses(register, 400, { error: 'Adresă refuzată.', field: 'email' });
  const { user } = await renderPage('/register');
  await fillRegistration(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Creează cont'));
  const field = await email();
  await waitFor(() => expect(described(field)).toContain('Adresă refuzată.'));
  expect(document.activeElement).toBe(field);
});

const RESET_STATE = { state: { resetToken: 'abc123' } };

async function saveNewPassword(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Parolă nouă/), 'parola-mea-noua');
  await user.click(button('Salvează parola'));
}

test('a new password goes with the token of the link; the sign-in page comes after three seconds', async () => {
  host.answers(resetPassword, { message: 'ok' });
  const { user, router } = await renderPage('/reset-password', RESET_STATE);
  await user.type(await screen.findByLabelText(/^Parolă nouă/), 'parola-mea-noua');
  rstest.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => button('Salvează parola').click());
  await act(() => rstest.advanceTimersByTimeAsync(0));
  expect(
    screen.getByText('Parola a fost resetată cu succes. Vei fi redirecționat...'),
  ).toBeTruthy();
  expect(host.requestsOf(resetPassword)[0]?.body).toEqual({
    token: 'abc123',
    newPassword: 'parola-mea-noua',
  });
  await act(() => rstest.advanceTimersByTimeAsync(2900));
  expect(router.state.location.pathname).toBe('/reset-password');
  await act(() => rstest.advanceTimersByTimeAsync(200));
  rstest.useRealTimers();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('who was invited is welcomed, and told how to go on', async () => {
  host.answers(resetPassword, { message: 'ok' });
  const { user } = await renderPage('/reset-password?invited=1', RESET_STATE);
  expect(await screen.findByRole('heading', { name: 'Bine ai venit în echipă' })).toBeTruthy();
  expect(screen.getByText(/adresa de e-mail la care ai primit invitația/)).toBeTruthy();
  await saveNewPassword(user);
  expect(await screen.findByText(/^Contul tău este gata\./)).toBeTruthy();
});

test('a new password: a link without a token is said, with a way back', async () => {
  const { router } = await renderPage('/reset-password');
  expect(await alertText()).toContain('Token invalid sau lipsă.');
  await follow(screen.getByRole('link', { name: 'Înapoi la autentificare' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a new password: without words from the host it says that it failed', async () => {
  host.refuses(resetPassword, 500);
  const { user } = await renderPage('/reset-password', RESET_STATE);
  await saveNewPassword(user);
  expect(await alertText()).toBe('Eroare la resetarea parolei');
});
