/** A failing request must not write user input to the log. */
import { Writable } from 'node:stream';
import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { users } from '../database/schema.ts';
import { handleError } from '../http/error-handler.ts';
import { serverOptions } from '../http/server-options.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { casesOf } from './every-case.ts';

const database = useTestDatabase();
const SECRET = 'ana.popescu@exemplu.ro';

const FAILURES: readonly [string, () => Promise<unknown>][] = [
  [
    'a number that no column holds',
    () => database.db.execute(sql`select ${SECRET}::text, 9990000000::bigint::int`),
  ],
  ['a value that the database quotes', () => database.db.execute(sql`select ${SECRET}::text::int`)],
  [
    'a row that is there already',
    () => database.db.insert(users).values([{ email: SECRET }, { email: SECRET }]),
  ],
  [
    'an error of our own with the address in it, as the cause of another',
    async () => {
      throw new Error('failed', { cause: new AggregateError([new Error(`to ${SECRET}`)]) });
    },
  ],
];

test.each(casesOf(FAILURES))('%s is logged without it', async (_, fail) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = serverOptions(readConfig({ NODE_ENV: 'test' }));
  const logger = { ...(options.logger as object), level: 'info', stream };
  const app = Fastify({ ...options, logger });
  app.setErrorHandler(handleError);
  app.post('/fail', fail);
  const answer = await app.inject({ method: 'POST', url: '/fail', payload: { email: SECRET } });
  await app.close();
  expect(answer.statusCode).toBe(500);
  const told = lines.filter((line) => line.includes('request failed'));
  expect(told).toHaveLength(1);
  // Enough is left to find the fault.
  expect(JSON.parse(told[0] ?? '').err).toMatchObject({ type: expect.any(String) });
  expect(told[0]).toContain('at ');
  expect(lines.join()).not.toContain('popescu');
});
