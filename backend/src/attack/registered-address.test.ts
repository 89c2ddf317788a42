import { expect, test } from '@rstest/core';
import type { InjectOptions } from 'fastify';
import { orders } from '../database/schema.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi();

const OLD_PASSWORD = 'parola-atacatorului';
const NEW_PASSWORD = 'parola-victimei';
const call = async (url: string, payload?: object, token?: string) => {
  const options: InjectOptions = {
    method: payload ? 'POST' : 'GET',
    url: `/api/${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  };
  return api.app.inject(options);
};
const sendAsGuest = (email: string, businessName: string) =>
  call('guest-website-request', { businessName, email, phone: '0712345678' });
const seenBy = async (token: string) => {
  const requests = (await call('website-request', undefined, token)).json().data ?? [];
  const placed = (await call('orders/mine', undefined, token)).json().orders;
  return [...requests.map((row: { business_name: string }) => row.business_name), ...placed];
};

async function orderAsGuest(email: string, userId: number | null = null) {
  const delivery = { phone: '0712345678', zip: '400001', county: 'Cluj', locality: 'Cluj-Napoca' };
  const [order] = await api.db
    .insert(orders)
    .values({
      ...{ ...delivery, name: 'Victima', email, userId, address: 'Strada Exemplului nr. 1' },
      ...{ shippingBani: 0, totalBani: 5000, paymentStatus: 'paid' as const },
    })
    .returning();
  return order?.id;
}
const withdrawAsGuest = (email: string, orderNumber: unknown) =>
  call('withdrawals', { name: 'Victima', email, orderNumber: `${orderNumber}` });

/** Ways for a stranger to get a session of an account with another person's address. */
const WAYS: readonly [string, (email: string) => Promise<string>][] = [
  [
    'registered',
    async (email) => {
      const person = { name: 'X', email, password: OLD_PASSWORD, phone: '', address: '' };
      return (await call('auth/register', person)).json().token;
    },
  ],
  ['sent a questionnaire with', async (email) => (await sendAsGuest(email, 'Al meu')).json().token],
];

test.each(casesOf(WAYS))(
  'who %s an address reads nothing that its owner sends',
  async (way, get) => {
    const email = `victima-${way.length}@exemplu.ro`;
    const attacker = await get(email);
    const ownRequests = await seenBy(attacker);
    const victim = (await sendAsGuest(email, 'Secretul victimei')).json();
    expect(victim.token).toBeUndefined();
    const orderId = await orderAsGuest(email);
    const { receivedAt } = (await withdrawAsGuest(email, orderId)).json();
    expect(await seenBy(attacker)).toEqual(ownRequests);

    // The owner uses the mailed link, and sets a password that nobody else knows.
    const token = await tokenInMail(api.db, email, 'confirm-email');
    expect((await call('auth/verify-email', { token })).json()).toMatchObject({
      code: 'password_needed',
    });
    const verified = (await call('auth/verify-email', { token, newPassword: NEW_PASSWORD })).json();
    expect(verified.user).toMatchObject({ email, email_verified: true });
    const seen = await seenBy(verified.token);
    expect(seen).toHaveLength(ownRequests.length + 2);
    expect(seen.at(-1)).toMatchObject({ id: orderId, withdrawn_at: receivedAt });

    expect((await call('auth/validate-token', {}, attacker)).statusCode).toBe(401);
    const login = await call('auth/login', { email, password: OLD_PASSWORD });
    expect(login.statusCode).toBe(401);
  },
);

test('a withdrawal of an own order by somebody who is not signed in waits for the verification too', async () => {
  const email = 'retragere@exemplu.ro';
  const { user, headers } = await api.signIn('user', { email, emailVerifiedAt: null });
  const orderId = await orderAsGuest(email, user.id);
  await withdrawAsGuest(email, orderId);
  const token = headers.authorization.replace('Bearer ', '');
  expect(await seenBy(token)).toMatchObject([{ id: orderId, withdrawn_at: null }]);
});
