import type { Page } from '@playwright/test';
import { freePorts } from '@vitrina/platform/ports';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** While `act` runs the host's table is gone, so that its calls fail in earnest. */
async function withoutTable(platform: WorkerPlatform, table: string, act: () => Promise<void>) {
  await platform.sql(`alter table ${table} rename to ${table}_away`);
  try {
    await act();
  } finally {
    await platform.sql(`alter table ${table}_away rename to ${table}`);
  }
}

/** What the page says while `table` cannot be read, and that it recovers. */
const says =
  (text: string, path: string, table: string) =>
  async ({ page, platform }: { page: Page; platform: WorkerPlatform }) => {
    await signInAs(page, platform, account('user'));
    const main = page.getByRole('main');
    await withoutTable(platform, table, async () => {
      await page.goto(`/users/dashboard/${path}`);
      await expect(main).toContainText(text, { timeout: 15_000 });
    });
    await main.getByRole('button', { name: 'Reîncearcă' }).first().click();
    await expect(main).not.toContainText(text, { timeout: 15_000 });
  };

test(
  'the overview says when the host cannot read the requests, and recovers',
  says('Failed to fetch dashboard data', 'overview', 'website_requests'),
);

test(
  'the overview says when the host cannot read the sites, and recovers',
  says('Failed to fetch websites', 'overview', 'user_websites'),
);

test(
  'the overview says when the host cannot read the commissions, and recovers',
  says('Failed to fetch commissions', 'overview', 'commissions'),
);

test(
  'the profile says when the host cannot read the companies, and recovers',
  says('Eroare la încărcare', 'profile', 'businesses'),
);

test(
  'the page of notifications says when the host cannot read them, and recovers',
  says('Failed to fetch notifications', 'notifications', 'notifications'),
);

test('the overview says when the host cannot be reached, and recovers', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const main = page.getByRole('main');
  // Nothing listens there: the browser itself finds the connection refused.
  const { api: closedPort } = await freePorts();
  const call = '**/api/website-request';
  await page.route(call, (route) => route.continue({ url: `http://localhost:${closedPort}/` }));
  await page.goto('/users/dashboard/overview');
  await expect(main).toContainText('Error loading dashboard data.', { timeout: 15_000 });
  await page.unroute(call);
  await main.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(main).toContainText('Pasul următor');
});
