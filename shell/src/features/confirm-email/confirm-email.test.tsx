import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { sendVerification } from '@vitrina/contract/calls/send-verification';
import { verifyEmail } from '@vitrina/contract/calls/verify-email';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform, getSession } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { ANA, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;
beforeEach(() => {
  host = stubHost();
  configurePlatform({ ...LOCAL_CONFIG, apiOrigin: 'http://api.test' });
  sessionStorage.clear();
});
afterEach(() => {
  rstest.restoreAllMocks();
});

const UNVERIFIED = { ...ANA, email_verified: false };
const VERIFIED = { ...ANA, email_verified: true };
const LINK = { state: { verificationToken: 'abc' } };
const button = (name: string) => screen.findByRole('button', { name });

test('who is signed in confirms with one press, and goes on', async () => {
  host.answers(verifyEmail, { user: VERIFIED, token: null, message: null });
  const { user, router } = await renderPage('/confirm-email', { user: UNVERIFIED, ...LINK });
  await user.click(await button('Confirmă adresa'));
  await waitFor(() => expect(getSession().user?.email_verified).toBe(true));
  expect(host.requestsOf(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(getSession().token).toBe('token');
  expect(router.state.location.pathname).toBe('/users/dashboard');
});

/** Opens a valid link without a session. */
const openSignedOut = async (search = '') => {
  host.refuses(verifyEmail, 400, { code: 'password_needed' });
  const page = await renderPage(`/confirm-email${search}`, LINK);
  await screen.findByLabelText(/^Parola contului/);
  host.answers(verifyEmail, { user: VERIFIED, token: 'new', message: null });
  return page;
};
const sentLast = () => host.requestsOf(verifyEmail).at(-1)?.body;

test('who is not signed in shows with the password that the account is theirs', async () => {
  const { user, router } = await openSignedOut();
  await user.type(screen.getByLabelText(/^Parola contului/), 'parola-mea');
  await user.click(await button('Confirmă și intră în cont'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard'));
  expect(getSession().token).toBe('new');
  expect(sentLast()).toEqual({ token: 'abc', password: 'parola-mea' });
});

test('who does not know the password chooses one', async () => {
  const { user, router } = await openSignedOut();
  await user.click(await button('Alege o parolă nouă'));
  await user.type(await screen.findByLabelText(/^Parolă nouă/), 'parola-cea-noua');
  await user.click(await button('Confirmă și intră în cont'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard'));
  expect(getSession().token).toBe('new');
  expect(sentLast()).toEqual({ token: 'abc', newPassword: 'parola-cea-noua' });
});

test('the link of a mail about a request leads to the request', async () => {
  const { user, router } = await openSignedOut('?next=/users/dashboard/site-request');
  await user.type(screen.getByLabelText(/^Parola contului/), 'parola-mea');
  await user.click(await button('Confirmă și intră în cont'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard/site-request'));
});

test('a link that is over says so before it asks for a password', async () => {
  const error = 'Linkul nu mai este valabil.';
  host.refuses(verifyEmail, 400, { code: 'verification_invalid', error });
  await renderPage('/confirm-email', LINK);
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.getByRole('link', { name: 'Cere un link nou' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Parola/)).toBeNull();
  expect(host.requestsOf(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

test('a host that cannot tell whether the link is over is asked with the password', async () => {
  host.isUnreachable(verifyEmail);
  await renderPage('/confirm-email', LINK);
  expect(await screen.findByLabelText(/^Parola contului/)).toBeTruthy();
});

test('the link of another account asks for its password', async () => {
  host.refuses(verifyEmail, 400, { code: 'password_needed', error: 'Scrie parola.' });
  const { user } = await renderPage('/confirm-email', { user: UNVERIFIED, ...LINK });
  await user.click(await button('Confirmă adresa'));
  expect(await screen.findByText(/^Linkul este al altui cont/)).toBeTruthy();
});

test('who goes on in another account leaves the pages of the first one', async () => {
  rstest.spyOn(location, 'reload').mockImplementation(() => {});
  const replace = rstest.spyOn(location, 'replace').mockImplementation(() => {});
  host.refuses(verifyEmail, 400, { code: 'password_needed' });
  const { user } = await renderPage('/confirm-email', { user: { ...ANA, id: 8 }, ...LINK });
  await user.click(await button('Confirmă adresa'));
  host.answers(verifyEmail, { user: VERIFIED, token: 'new', message: null });
  await user.type(await screen.findByLabelText(/^Parola contului/), 'parola-mea');
  await user.click(await button('Confirmă și intră în cont'));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/users/dashboard'));
  expect(getSession()).toMatchObject({ user: VERIFIED, token: 'new' });
});

test('a link that is over is said in the words of the host, with the way to a new one', async () => {
  host.refuses(verifyEmail, 400, { error: 'Linkul nu mai este valabil.' });
  const { user } = await renderPage('/confirm-email', { user: UNVERIFIED, ...LINK });
  await user.click(await button('Confirmă adresa'));
  expect((await screen.findByRole('alert')).textContent).toBe('Linkul nu mai este valabil.');
  expect(screen.getByRole('link', { name: 'Cere un link nou' })).toBeTruthy();
});

test('the link is sent again, or to another address', async () => {
  host.answers(sendVerification, {});
  const { user } = await renderPage('/confirm-email', { user: UNVERIFIED });
  await user.click(await button('Trimite linkul din nou'));
  expect(await screen.findByText(/^Am trimis linkul la ana@exemplu\.ro/)).toBeTruthy();
  await user.click(screen.getByText('Adresa este greșită?'));
  await user.type(screen.getByLabelText(/^Adresa corectă/), 'ana.noua@exemplu.ro');
  await user.click(await button('Trimite linkul la această adresă'));
  expect(await screen.findByText(/^Am trimis linkul la ana\.noua@exemplu\.ro/)).toBeTruthy();
  expect(host.requestsOf(sendVerification).map(({ body }) => body)).toEqual([
    {},
    { email: 'ana.noua@exemplu.ro' },
  ]);
});

test('without a link it says what to do', async () => {
  await renderPage('/confirm-email');
  expect((await screen.findByRole('link', { name: 'Autentificare' })).getAttribute('href')).toBe(
    '/login?next=/confirm-email',
  );
});

test('the pages of an account ask quietly, until later', async () => {
  const { user } = await renderPage('/users/dashboard', { user: UNVERIFIED });
  expect(await screen.findByText(/^Confirmă adresa ana@exemplu\.ro/)).toBeTruthy();
  await user.click(await button('Mai târziu'));
  expect(screen.queryByText(/^Confirmă adresa ana@exemplu\.ro/)).toBeNull();
});
