import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

/** Lengths in ms of the long tasks (over 50 ms) that `act` causes. */
async function longTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const observed = await page.evaluateHandle(() => {
    const lengths: number[] = [];
    const observer = new PerformanceObserver((list) =>
      lengths.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    return lengths;
  });
  await act();
  // An entry is delivered after its task.
  await page.waitForTimeout(300);
  return observed.jsonValue();
}

async function scrollDown(page: Page) {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
}

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('a thousand commissions are scrolled and filtered without a long task', async ({
  page,
  platform,
}) => {
  await platform.sql(
    `insert into commissions (user_website_id, period_start, period_end, sales_bani, commission_bani, is_paid)
     select site.id, month::date, (month + interval '1 month - 1 day')::date, 800000, 66000, true
     from (select w.id from user_websites w join users u on u.id = w.user_id where u.email = $1 limit 1) site,
          generate_series(date '1900-01-01', date '1983-04-01', interval '1 month') month
     on conflict do nothing`,
    [account('user').email],
  );
  await page.goto('/users/dashboard/commissions');
  const table = page.getByRole('table', { name: 'Billing' });
  await expect(table).toBeVisible();
  await page.waitForTimeout(1000);
  const scrolling = await longTasks(page, () => scrollDown(page));
  const filtering = await longTasks(page, async () => {
    for (const choice of ['Neplătite', 'Plătite', 'Toate']) {
      await page.getByText(choice, { exact: true }).first().click();
      await page.waitForTimeout(200);
    }
  });
  expect({ scrolling, filtering }).toEqual({ scrolling: [], filtering: [] });
});

test('five hundred notifications are scrolled without a long task', async ({ page, platform }) => {
  await platform.sql(
    `insert into notifications (user_id, message, created_at, visible_from)
     select u.id, 'Mesajul ' || n, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from users u, generate_series(1, 500) n where u.email = $1`,
    [account('user').email],
  );
  await page.goto('/users/dashboard/notifications');
  const older = page.getByRole('button', { name: 'Arată notificări mai vechi' });
  const rows = page.getByRole('main').getByRole('listitem');
  const growing = await longTasks(page, async () => {
    for (let shown = 50; shown < 500; shown += 50) {
      await expect(rows).toHaveCount(shown);
      await older.click();
    }
    await expect(rows).toHaveCount(500);
  });
  const scrolling = await longTasks(page, () => scrollDown(page));
  expect({ growing, scrolling }).toEqual({ growing: [], scrolling: [] });
});
