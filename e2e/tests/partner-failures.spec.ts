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

const FAILURES = [
  ['website_requests', 'overview', 'Failed to fetch dashboard data'],
  ['user_websites', 'overview', 'Failed to fetch websites'],
  ['commissions', 'overview', 'Failed to fetch commissions'],
  ['businesses', 'profile', 'Eroare la încărcare'],
] as const;

for (const [table, path, text] of FAILURES) {
  test(`a host whose ${table} cannot be read: '${text}', and a way back`, async ({
    page,
    platform,
  }) => {
    await signInAs(page, platform, account('user'));
    const main = page.getByRole('main');
    await withoutTable(platform, table, async () => {
      await page.goto(`/users/dashboard/${path}`);
      await expect(main).toContainText(text, { timeout: 15_000 });
    });
    await main.getByRole('button', { name: 'Reîncearcă' }).first().click();
    await expect(main).not.toContainText(text, { timeout: 15_000 });
  });
}
