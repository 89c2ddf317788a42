import { expect, test } from '@rstest/core';
import { databaseRateLimiter } from '../http/rate-limiter.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf, longTest } from './every-case.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));

const PASSWORD = 'parola-proprietarului';
const post = (path: string, payload: object, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });

async function registerOwner(email: string): Promise<string> {
  const person = { name: 'Ana', email, password: PASSWORD, phone: '', address: '' };
  return (await post('register', person, '192.0.2.1')).json().deviceToken;
}

/** Nine guesses from each of these addresses, in turn. */
async function guess(email: string, addresses: readonly string[]): Promise<number[]> {
  const answers: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    for (const address of addresses) {
      answers.push((await post('login', { email, password: 'greșită' }, address)).statusCode);
    }
  }
  return answers;
}

const ATTACKS: readonly [string, readonly string[]][] = [
  ['six addresses', [1, 2, 3, 4, 5, 6].map((n) => `198.51.100.${n}`)],
  ['six networks of IPv6', [1, 2, 3, 4, 5, 6].map((n) => `2001:db8:${n}::1`)],
];

test.each(casesOf(ATTACKS))(
  '54 wrong passwords from %s do not lock the owner out',
  async (_, from) => {
    const email = `proprietar-${from[0]?.length}@exemplu.ro`;
    const device = await registerOwner(email);
    const answers = await guess(email, from);
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    expect(answers.at(-1)).toBe(429);

    const right = { email, password: PASSWORD };
    const known = await post('login', { ...right, device }, '203.0.113.1');
    expect(known.statusCode).toBe(200);

    // In an unknown browser, only the mailed link helps.
    const unknown = await post('login', right, '203.0.113.2');
    expect(unknown.json()).toMatchObject({ code: 'login_paused' });
    await post('forgot-password', { email }, '203.0.113.2');
    const token = await tokenInMail(api.db, email, 'reset-password');
    const changed = { token, newPassword: 'parola-cea-noua' };
    const { deviceToken } = (await post('reset-password', changed, '203.0.113.2')).json();
    const again = { email, password: 'parola-cea-noua', device: deviceToken };
    expect((await post('login', again, '203.0.113.2')).statusCode).toBe(200);
  },
);

longTest("the name of somebody else's browser helps nobody", async () => {
  await registerOwner('alta@exemplu.ro');
  const device = await registerOwner('atacator@exemplu.ro');
  await guess('alta@exemplu.ro', ATTACKS[0]?.[1] ?? []);
  const guessed = { email: 'alta@exemplu.ro', password: 'greșită', device };
  expect((await post('login', guessed, '198.51.100.9')).json().code).toBe('login_paused');
});
