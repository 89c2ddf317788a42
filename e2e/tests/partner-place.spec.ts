import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

/** The host's notifications from one id down to another, the newest first. */
const notifications = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => ({
    id: from - index,
    message: `Mesajul ${from - index}.`,
    created_at: new Date(Date.UTC(2026, 2, 1, from - index)).toISOString(),
    is_read: true,
  }));

test('older notifications are read on from the first of them, the last page too', async ({
  page,
}) => {
  await page.route('**/api/notifications?*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const from = before ? Number(before) - 1 : 110;
    return route.fulfill({
      headers: cors,
      json: { data: notifications(from, Math.max(1, from - 49)) },
    });
  });
  await page.goto('/users/dashboard/notifications');
  const older = main(page).getByRole('button', { name: 'Arată notificări mai vechi' });
  for (const [first, all] of [
    [60, 100],
    [10, 110],
  ]) {
    await older.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('listitem')).toHaveCount(all ?? 0);
    await expect(main(page).getByText(`Mesajul ${first}.`)).toBeFocused();
  }
  await expect(older).toBeHidden();
});

test('where nothing is older, the last notification has the place of the button', async ({
  page,
}) => {
  // A host that does not know `before`.
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({ headers: cors, json: { data: notifications(50, 1) } }),
  );
  await page.goto('/users/dashboard/notifications');
  const older = main(page).getByRole('button', { name: 'Arată notificări mai vechi' });
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(older).toBeHidden();
  await expect(main(page).getByText('Mesajul 1.')).toBeFocused();
});

test('another page of commissions is read from its first row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const commissions = Array.from({ length: 60 }, (_, index) => ({
    commission_id: index + 1,
    name: 'Partener Exemplu',
    period_start: '2026-03-01',
    period_end: '2026-03-31',
    commission: 660,
    sales: 8000,
    paid: true,
    invoice: null,
    website_url: 'https://flori.exemplu.ro',
  }));
  await page.route('**/api/commissions/my-commissions', (route) =>
    route.fulfill({ headers: cors, json: commissions }),
  );
  await page.goto('/users/dashboard/commissions');
  const header = page.getByRole('banner');
  const headings = main(page).getByRole('table', { name: 'Billing' }).getByRole('row').first();
  for (const number of [2, 3]) {
    const turn = main(page).getByRole('button', { name: `Pagina ${number}`, exact: true });
    await turn.click();
    await expect(turn).toHaveAttribute('aria-current', 'page');
    await expect(headings).toBeInViewport({ ratio: 1 });
    const top = async () => (await headings.boundingBox())?.y ?? 0;
    const bar = await header.boundingBox();
    await expect.poll(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});
