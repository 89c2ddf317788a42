import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('another page of commissions is read from its first row @matrix', async ({ page }) => {
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
