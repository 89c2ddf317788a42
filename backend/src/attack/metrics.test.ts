import { expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf } from './every-case.ts';

/** What a proxy on the same machine may hand on; the first adds no header at all. */
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
