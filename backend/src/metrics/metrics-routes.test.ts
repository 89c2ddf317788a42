import { expect, test } from '@rstest/core';
import { startTestApi, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

test('requests are counted by the template of their route, never by their address', async () => {
  const { headers } = await api.signIn('admin');
  await api.app.inject({ url: '/api/orders/4711?token=secret', headers });
  const { body } = await api.app.inject('/metrics');
  expect(body).toContain('route="/api/orders/:id"');
  expect(body).toContain('outbox_mails_waiting 0');
  expect(body).toContain('database_connections{state="idle"}');
  for (const secret of ['4711', 'secret']) expect(body).not.toContain(secret);
});

test('without a token only this machine reads them', async () => {
  const foreign = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  const balanced = await api.app.inject({ url: '/metrics', headers: forwarded });
  expect([foreign.statusCode, balanced.statusCode]).toEqual([404, 404]);
});

test('with a token, whoever knows it', async () => {
  const config = { ...api.context.config, metricsToken: 'a long token' };
  const guarded = await startTestApi({ config });
  const read = async (authorization: string) =>
    (await guarded.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
  expect([await read('Bearer a long token'), await read('Bearer other')]).toEqual([200, 404]);
  await guarded.close();
});
