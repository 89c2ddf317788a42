import { expect, test } from '@rstest/core';
import { asc, eq, sql } from 'drizzle-orm';
import { mails, passwordResets, users } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi();

const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));

const registration = (email: string) => ({
  ...{ name: 'Ana', email, password: 'parola-lunga' },
  ...{ phone: '', address: '' },
});
const declaration = (email: string) => ({ name: 'Ana', email, orderNumber: '7' });
const answers = (email: string) => ({ email, phone: '0712345678' });

const order = (productId: number, email: string) => ({
  ...{ name: 'Ana Popescu', email, phone: '0712345678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1', shippingCost: 20 },
  products: [{ product_id: productId, quantity: 1 }],
});

const KINDS: readonly [string, string, (email: string) => object, number][] = [
  ['withdrawal-received', 'withdrawals', declaration, 3],
  ['already-registered', 'auth/register', registration, 2],
  ['request-received', 'guest-website-request', answers, 3],
];

test.each(casesOf(KINDS))('twelve times %s: %s', async (kind, path, payload, bound) => {
  const email = `${kind}@exemplu.ro`;
  await Promise.all(Array.from({ length: 12 }, () => post(path, payload(email))));
  const sent = await mailsTo(email);
  expect(sent.filter((mail) => mail.kind === kind)).toHaveLength(bound);
  expect(sent.filter((mail) => mail.kind === 'daily-summary').length).toBeLessThanOrEqual(1);
});

test('mails to addresses of one mailbox are counted together', async () => {
  const emails = Array.from({ length: 12 }, (_, n) => `Plus+${n}@exemplu.ro`);
  for (const email of emails) await post('guest-website-request', answers(email));
  const sent = await Promise.all(emails.map((email) => mailsTo(email.toLowerCase())));
  expect(sent.flat().filter(({ kind }) => kind === 'request-received')).toHaveLength(3);
});

test('the bound of one address of a mailbox leaves no declaration of another unconfirmed', async () => {
  for (let n = 0; n < 3; n += 1) await post('withdrawals', declaration('lege+rau@exemplu.ro'));
  const id = (await post('withdrawals', declaration('lege@exemplu.ro'))).json().withdrawalId;
  const [summary, ...others] = await mailsTo('lege@exemplu.ro');
  expect([summary?.kind, others]).toEqual(['daily-summary', []]);
  expect(summary?.textBody).toContain(`Declarația #${id},`);
});

const forgot = async (email: string, times: number) => {
  for (let n = 0; n < times; n += 1) await post('auth/forgot-password', { email });
};
const setPassword = (token: string) =>
  post('auth/reset-password', { token, newPassword: 'parola mea nouă' });

test('links for a new password are bounded for a day, and the last one lasts until its end', async () => {
  const { user } = await api.signIn();
  await forgot(user.email, 12);
  expect(await mailsTo(user.email)).toHaveLength(10);
  // Hours later the owner cannot get another one.
  await api.db
    .update(passwordResets)
    .set({ expiresAt: sql`expires_at - interval '1 hour'` })
    .where(sql`expires_at < date_trunc('day', now() + interval '1 day', 'Europe/Bucharest')`);
  await forgot(user.email, 1);
  const [first, last] = [(await mailsTo(user.email))[0], (await mailsTo(user.email)).at(-1)];
  expect(first?.textBody).toContain('valabil o oră');
  expect(last?.textBody).toContain('valabil până la miezul nopții');
  const token = await tokenInMail(api.db, user.email, 'reset-password');
  expect((await setPassword(token)).statusCode).toBe(200);
});

test('accounts that a stranger makes of a mailbox use up no link of its owner', async () => {
  const { user } = await api.signIn();
  await api.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  const alias = user.email.replace('@', '+rau@');
  await post('auth/register', registration(alias));
  await forgot(alias, 12);
  await forgot(user.email, 1);
  expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['password-reset']);
});

test('orders that nobody paid bring three mails, and one at the day’s end', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000, stock: 99 });
  const email = 'comenzi@exemplu.ro';
  for (let n = 0; n < 5; n += 1) {
    const answer = await post('orders', order(id, email));
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const sent = await mailsTo(email);
  const kinds = sent.map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(3).fill('order-confirmation'), 'daily-summary']);
  expect(sent.at(-1)?.textBody.match(/Comanda #\d+/g)).toHaveLength(2);
});

test('the summary of the day confirms every other declaration, with its date', async () => {
  const email = 'zilnic@exemplu.ro';
  const ids: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    ids.push((await post('withdrawals', declaration(email))).json().withdrawalId);
  }
  const [summary, ...others] = (await mailsTo(email)).filter(
    ({ kind }) => kind === 'daily-summary',
  );
  expect(others).toEqual([]);
  for (const id of ids.slice(3)) expect(summary?.textBody).toContain(`Declarația #${id},`);
  expect(summary?.textBody).not.toContain(`Declarația #${ids[0]},`);
  expect(summary?.sendAfter.getTime()).toBeGreaterThan(Date.now());
});

const HOSTILE =
  'Ana\r\nAi câștigat! https://rau.example/premiu sau www.rau.example, scrie la x@rau.example';

test('a name is one line and no link, whichever mail greets it', async () => {
  const email = 'salut@exemplu.ro';
  await post('auth/register', { ...registration(email), name: HOSTILE.slice(0, 110) });
  await post('withdrawals', {
    ...{ name: HOSTILE.slice(0, 110), email, orderNumber: 'rau.example/7' },
    products: HOSTILE,
  });
  await post('guest-website-request', { ...answers(email), businessName: HOSTILE });
  const sent = await mailsTo(email);
  expect(sent.map(({ kind }) => kind)).toEqual([
    'account-created',
    'withdrawal-received',
    'request-received',
  ]);
  for (const { subject, textBody, htmlBody } of sent) {
    expect(subject).not.toMatch(/[\r\n]/);
    for (const body of [textBody, htmlBody]) expect(body).not.toMatch(/rau\.example|https:\/\/rau/);
    expect(textBody).not.toContain('Ana\r');
  }
});
