import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { ERRORS } from '@vitrina/contract/errors';
import { hasNginx } from '@vitrina/federation/local-nginx';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { type LocalDeployment, startLocalDeployment } from '@vitrina/platform/local-deployment';
import { databaseUrl, TEMPLATE, TEST_DIR } from '../src/database.ts';

/*
 * Real builds deployed as in docs/deployment.md: nginx with the files of deploy/nginx, https, a signed
 * registry, one origin per remote, the real backend.
 */
const test = base.extend<object, { deployment: LocalDeployment }>({
  deployment: [
    async ({ browserName }, use, worker) => {
      const name = `${browserName}_deployment_${worker.workerIndex}_${process.pid}`;
      const dir = join(TEST_DIR, name);
      mkdirSync(dir, { recursive: true });
      await createDatabase(databaseUrl('postgres'), name, TEMPLATE);
      const deployment = await startLocalDeployment({ dir, databaseUrl: databaseUrl(name) });
      // Remotes that define slots before those that fill them.
      for (const remote of ['admin', 'partner', 'shop', 'quiz']) {
        const origin = deployment.origin(remote);
        await deployment.run(`pnpm release mf-${remote} --origin ${origin} --uncommitted`);
      }
      await deployment.nginx.reload();
      await use(deployment);
      await deployment.stop();
      await dropDatabase(databaseUrl('postgres'), name);
      rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.skip(!hasNginx(), 'nginx is not installed');
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: process.env.VITRINA_BROWSER ?? (await findBrowser()),
    args: [
      ...BROWSER_ARGS,
      '--host-resolver-rules=MAP exemplu.ro 127.0.0.1, MAP *.exemplu.ro 127.0.0.1',
    ],
  },
});

test('shell, shop, questionnaire and embed open, each from its own origin, with its policy @matrix', async ({
  page,
  deployment,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const origins = new Set<string>();
  page.on('response', (response) => {
    if (response.ok()) origins.add(new URL(response.url()).origin);
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(deployment.origin());
  await expect(heading).toBeVisible();
  await expect(async () => {
    await page.goto(`${deployment.origin()}/products`);
    await expect(heading).toHaveText('Produse', { timeout: 2000 });
  }).toPass();
  // Discards errors from nginx's reload.
  problems.length = 0;
  // The list is prerendered, and the application updates it from the host.
  const asked = page.waitForResponse((response) =>
    response.url().startsWith(deployment.origin('api')),
  );
  await page.goto(`${deployment.origin()}/products`);
  await expect(page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first()).toBeVisible();
  expect((await asked).ok()).toBe(true);
  await page.goto(`${deployment.origin()}/quiz`);
  await expect(heading).toBeVisible();
  await page.goto(`${deployment.origin('embed')}/q/v1/`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(problems).toEqual([]);
  for (const name of [undefined, 'api', 'shop', 'quiz', 'embed'])
    expect([...origins]).toContain(deployment.origin(name));
});

test('an upload that is too large hears it from the file host, and a page may read it @matrix', async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.origin());
  const answer = await page.evaluate(
    async (url) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(11 * 1024 * 1024)], 'mare.png'));
      const response = await fetch(url, { method: 'POST', body: form });
      return { status: response.status, body: await response.json() };
    },
    `${deployment.origin('files')}/upload`,
  );
  expect(answer).toMatchObject({
    status: ERRORS.payload_too_large.status,
    body: { status: 'error', code: 'payload_too_large' },
  });
});
