import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { freePort } from '../testing/free-port.ts';
import { type StartedApi, startTestApi } from '../testing/start-test-api.ts';

const DEV_PASSWORD = 'for a few people';
/** Routes for programs: public keys, and resources with a secret of their own. */
const FOR_PROGRAMS = [
  'GET /dev/identity/.well-known/openid-configuration',
  'GET /dev/identity/jwks',
  'GET /dev/partner-shop/:shop/orders',
  'POST /dev/identity/token',
];

let api: StartedApi;
beforeAll(async () => {
  const config = readConfig({
    NODE_ENV: 'staging',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    DEV_PASSWORD,
    LOG_LEVEL: 'silent',
  });
  api = await startTestApi({ config });
});
afterAll(() => api.close());

const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
});

test('every page for development asks strangers for the password', async () => {
  const pages = api.app.publicRoutes.filter((name) => name.includes(' /dev/'));
  expect(pages.length).toBeGreaterThan(FOR_PROGRAMS.length);
  const open: string[] = [];
  for (const page of pages) {
    const [method, path = ''] = page.split(' ');
    const url = path.replace(/:\w+/g, '1');
    for (const headers of [{}, basic('dev:guessed'), basic(''), { authorization: 'Basic ===' }]) {
      const answer = await api.app.inject({ method: method as 'GET', url, headers });
      if (!String(answer.headers['www-authenticate']).startsWith('Basic')) open.push(page);
    }
  }
  expect([...new Set(open)].sort()).toEqual(FOR_PROGRAMS);
});

test('who knows it, under any name, reads the mails', async () => {
  const headers = basic(`ana:${DEV_PASSWORD}`);
  expect((await api.app.inject({ url: '/dev/mail', headers })).statusCode).toBe(200);
});

test('the payments sandbox takes its own key only, and lists payments for who knows the password', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { connectionString: databaseUrl = '' } = api.db.$client.options;
  const { secretKey } = api.context.config.payments;
  const options = { port, host: '127.0.0.1', origin, databaseUrl, secretKey };
  const sandbox = await startSandbox({ ...options, pagePassword: DEV_PASSWORD });
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await fetch(origin + path, { headers })).status;
  const known = { authorization: 'Bearer sk_test_sandbox' };
  const own = { authorization: `Bearer ${secretKey}` };
  expect([
    await statusOf('/sandbox/faults', known),
    await statusOf('/sandbox/faults', own),
  ]).toEqual([401, 200]);
  expect([await statusOf('/', {}), await statusOf('/', basic(`a:${DEV_PASSWORD}`))]).toEqual([
    401, 200,
  ]);
  await sandbox.close();
});
