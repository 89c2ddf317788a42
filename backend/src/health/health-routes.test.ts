import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

const ready = async () => {
  const answer = await api.app.inject('/health/ready');
  return [answer.statusCode, answer.json().code];
};

test('requests are wanted as long as the database is there and up to date', async () => {
  expect(await ready()).toEqual([200, undefined]);
  const last = sql`(select max(tag) from migrations.applied)`;
  await api.db.execute(sql`update migrations.applied set tag = 'x' || tag where tag = ${last}`);
  expect(await ready()).toEqual([503, 'schema_behind']);
  // A restart would not help: the process itself is healthy.
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  await api.db.execute(sql`update migrations.applied set tag = substr(tag, 2) where tag like 'x%'`);
  expect(await ready()).toEqual([200, undefined]);
});
