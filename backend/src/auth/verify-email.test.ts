import { expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { emailVerifications, mails } from '../database/schema.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const post = (path: string, payload: object, by?: Pick<SignedIn, 'headers'>) =>
  api.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers: by?.headers ?? {},
  });
const unverified = () => api.signIn('user', { emailVerifiedAt: null });
const linkFor = (email: string) => tokenInMail(api.db, email, 'confirm-email');
const me = async (by: SignedIn) => (await post('validate-token', {}, by)).json().user;

test('the link of the mail verifies, in the browser that is signed in, and once', async () => {
  const person = await unverified();
  expect(await me(person)).toMatchObject({ email_verified: false });
  await post('send-verification', {}, person);
  const token = await linkFor(person.user.email);
  const answer = await post('verify-email', { token }, person);
  expect(answer.json()).toMatchObject({ user: { email_verified: true }, token: null });
  expect(await me(person)).toMatchObject({ email_verified: true });
  expect((await post('verify-email', { token }, person)).json().code).toBe('verification_invalid');
  expect((await post('send-verification', {}, person)).json().code).toBe('email_already_verified');
});

test('a registered person verifies with the link of the first mail and the password', async () => {
  const email = 'prima@exemplu.ro';
  const password = 'parola-primei';
  await post('register', { name: 'Ana', email, password, phone: '', address: '' });
  const token = await linkFor(email);
  const wrong = await post('verify-email', { token, password: 'alta' });
  expect(wrong.json().code).toBe('password_wrong');
  const right = await post('verify-email', { token, password });
  expect(right.json()).toMatchObject({ user: { email, email_verified: true } });
  expect((await post('login', { email, password })).statusCode).toBe(200);
});

test('a session of another account is no proof', async () => {
  const [person, other] = [await unverified(), await unverified()];
  await post('send-verification', {}, person);
  const token = await linkFor(person.user.email);
  expect((await post('verify-email', { token }, other)).json().code).toBe('password_needed');
});

test('another address becomes the account’s when its link is used, and the old one is told', async () => {
  const person = await unverified();
  const email = 'corecta@exemplu.ro';
  await post('send-verification', { email }, person);
  expect(await me(person)).toMatchObject({ email: person.user.email });
  const told = await api.db.select().from(mails).where(eq(mails.recipient, person.user.email));
  expect(told.map(({ kind }) => kind)).toEqual(['email-change']);
  await post('verify-email', { token: await linkFor(email) }, person);
  expect(await me(person)).toMatchObject({ email, email_verified: true });
});

test('an address that has an account stays its owner’s; the answer does not tell', async () => {
  const [person, owner] = [await unverified(), await api.signIn()];
  const free = await post('send-verification', { email: 'libera@exemplu.ro' }, person);
  const taken = await post('send-verification', { email: owner.user.email }, person);
  expect(taken.json()).toEqual(free.json());
  const told = await api.db.select().from(mails).where(eq(mails.recipient, owner.user.email));
  expect(told.map(({ kind }) => kind)).toEqual(['already-registered']);
});

test('an address that was registered since its link was sent is not taken from its owner', async () => {
  const person = await unverified();
  const email = 'intre-timp@exemplu.ro';
  await post('send-verification', { email }, person);
  const token = await linkFor(email);
  await post('register', { name: 'B', email, password: 'parola-lunga', phone: '', address: '' });
  expect((await post('verify-email', { token }, person)).json().code).toBe('verification_invalid');
});

test('a link lasts seven days', async () => {
  const person = await unverified();
  await post('send-verification', {}, person);
  const token = await linkFor(person.user.email);
  await api.db.update(emailVerifications).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await post('verify-email', { token }, person)).json().code).toBe('verification_invalid');
});

test('a reset link proves the address too', async () => {
  const person = await unverified();
  await post('forgot-password', { email: person.user.email });
  const token = await tokenInMail(api.db, person.user.email, 'reset-password');
  await post('reset-password', { token, newPassword: 'parola-noua' });
  const { email } = person.user;
  const answer = await post('login', { email, password: 'parola-noua' });
  expect(answer.json().user).toMatchObject({ email_verified: true });
});
