import { createServer, type Socket } from 'node:net';
import { expect, test } from '@rstest/core';
import { openPool, withClient } from './connections.ts';
import { isUnreachable } from './sql-errors.ts';

/** A server that accepts connections and never answers. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of sockets) socket.destroy();
    });
  return { connectionString: `postgresql://postgres@127.0.0.1:${port}/a`, close };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a server that says nothing is given up, and counts as unreachable', async () => {
  const { connectionString, close } = await silentServer();
  const pool = openPool({ connectionString, connectionTimeoutMillis: 100 });
  expect(isUnreachable(await failureOf(pool.query('select 1')))).toBe(true);
  const config = { connectionString, connectionTimeoutMillis: 100 };
  const alone = withClient(config, (client) => client.query('select 1'));
  expect(isUnreachable(await failureOf(alone))).toBe(true);
  await pool.end();
  await close();
});

test('a statement without an answer is given up, and its connection is not used again', async () => {
  const { VITRINA_TEST_SERVER: connectionString = '' } = process.env;
  const pool = openPool({ connectionString, query_timeout: 1000, max: 1 });
  expect(isUnreachable(await failureOf(pool.query('select pg_sleep(5)')))).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
