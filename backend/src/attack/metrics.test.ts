import { expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

/** Headers that a proxy on this machine may add; the first adds none. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { host: 'api.exemplu.ro' },
];

const config = { ...readConfig({ NODE_ENV: 'test' }), environment: 'staging' as const };
const api = useTestApi({ config });

test.each(casesOf(HEADERS))('metrics stay closed behind a proxy that adds %j', async (headers) => {
  const answer = await api.app.inject({ url: '/metrics', headers });
  expect(answer.statusCode).toBe(404);
});
