import { expect, test } from '@rstest/core';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

const api = useTestApi((db) => ({ limits: databaseRateLimiter(db) }));

/** Ways in which one person's n-th request can have another address. */
const WAYS: readonly [string, (n: number) => string][] = [
  ['addresses of one IPv6 /64', (n) => `2001:db8:0:1::${n.toString(16)}`],
  ['one IPv4 address, as IPv6 every other time', (n) => (n % 2 ? '192.0.2.9' : '::ffff:192.0.2.9')],
];

test.each(casesOf(WAYS))('%s are one sender to the limits', async (_, nth) => {
  const withdraw = (n: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/withdrawals',
      payload: { orderNumber: '1', name: 'Ana', email: 'ana@exemplu.ro' },
      remoteAddress: nth(n),
    });
  const { attempts } = LIMITS.withdrawal;
  const answers: number[] = [];
  for (let n = 1; n <= attempts + 1; n += 1) answers.push((await withdraw(n)).statusCode);
  expect(answers.slice(0, attempts)).not.toContain(429);
  expect(answers.at(-1)).toBe(429);
});
