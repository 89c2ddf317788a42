import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { createDatabase, dropDatabase } from '@vitrina/backend/database/databases';
import { localOrigin } from '@vitrina/federation/local-config';
import { ROOT } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { account, signInAs } from '../src/accounts.ts';
import { databaseUrl, TEMPLATE } from '../src/database.ts';
import { expect, test } from '../src/test.ts';

/** Starts `pnpm dev` on free ports. @returns its stop function, once all parts answer */
async function startDev(
  ports: Awaited<ReturnType<typeof freePorts>>,
  database: string,
): Promise<() => Promise<void>> {
  const dev = spawn(process.execPath, ['platform/bootstrap.mjs', 'dev'], {
    cwd: ROOT,
    env: {
      ...process.env,
      VITRINA_PORT_BASE: String(ports.shell),
      DATABASE_URL: databaseUrl(database),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const stop = async () => {
    if (dev.exitCode !== null) return;
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  };
  const parts = [
    `${ports.shell}/registry.json`,
    `${ports.api}/api/products`,
    ...Object.entries(ports.remotes).map(
      ([name, port]) => `${port}/${name.replaceAll('-', '_')}_dev.js`,
    ),
  ];
  try {
    for (const part of parts)
      await expect
        .poll(
          () =>
            fetch(`http://localhost:${part}`).then(
              ({ ok }) => ok,
              () => output,
            ),
          {
            timeout: 120_000,
          },
        )
        .toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Opens a page whose slot another remote fills; expects a single load. */
async function expectFilled(page: Page, address: string, place: string): Promise<void> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(address);
  await expect(page.locator(`[data-fill="${place}"]`).getByRole('link').first()).toBeVisible();
  expect(loads).toBe(1);
}

test('from source, with hot reload, each page is loaded once and shows its slots @matrix', async ({
  browser,
  platform,
}) => {
  test.setTimeout(240_000);
  const ports = await freePorts();
  const database = `development_${process.pid}`;
  await createDatabase(databaseUrl('postgres'), database, TEMPLATE);
  const stop = await startDev(ports, database);
  try {
    const shell = localOrigin(ports.shell);
    const addresses = { ...platform.addresses, shell, api: localOrigin(ports.api) };
    for (const [role, path, place] of [
      ['user', '/users/dashboard/overview', 'partner-overview/embed'],
      ['admin', '/admin/dashboard', 'admin-dashboard/embed'],
      ['admin', '/admin/order/300', 'order-side/stock'],
    ] as const) {
      const page = await browser.newPage();
      await signInAs(page, { ...platform, addresses }, account(role));
      await expectFilled(page, `${shell}${path}`, place);
      await page.close();
    }
  } finally {
    await stop();
    await dropDatabase(databaseUrl('postgres'), database);
  }
});
