import { Writable } from 'node:stream';
import { expect, test } from '@rstest/core';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { logRequests } from './log-requests.ts';
import { serverOptions } from './server-options.ts';

test('one line tells of a request, and no secret of it', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({
    ...serverOptions(readConfig({ NODE_ENV: 'test' })),
    logger: { level: 'info', stream },
  });
  logRequests(app);
  app.post('/login', async () => ({ token: 'answered-secret' }));
  await app.inject({
    method: 'POST',
    url: '/login?token=query-secret',
    headers: { authorization: 'Bearer header-secret' },
    payload: { password: 'body-secret' },
  });
  await app.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    path: '/login',
    status: 200,
    reqId: expect.any(String),
  });
  expect(lines.join()).not.toContain('secret');
});
