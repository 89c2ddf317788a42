import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');
const answer = (page: Page, path: string, json: unknown) =>
  page.route(path, (route) => route.fulfill({ headers: cors, json }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The host returns one request and no commission. */
async function answerRequest(page: Page, status: string, sentDaysAgo: number) {
  const request = {
    id: 9,
    business_name: 'Florăria Ana',
    status,
    request_date: daysAgo(sentDaysAgo),
    status_updated: daysAgo(1),
  };
  await answer(page, '**/api/website-request', { data: [request] });
  await answer(page, '**/api/commissions/my-commissions', []);
}

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

const STATUSES = ['pending', 'in_progress', 'in_test', 'completed', 'rejected'];

for (const [width, statuses, where] of [
  [360, ['pending', 'completed'], ''],
  [360, STATUSES, ' @matrix'],
  [768, STATUSES, ' @matrix'],
  [1440, STATUSES, ' @matrix'],
] as const) {
  test(`nothing moves when the next step is known at last, at ${width} px${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const top = async () =>
      (await main(page).getByRole('link', { name: 'Contact', exact: true }).boundingBox())?.y;
    for (const status of statuses) {
      await answerRequest(page, status, 1);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/commissions/my-commissions', async (route) => {
        await held;
        await route.fulfill({ headers: cors, json: [] });
      });
      await page.goto('/users/dashboard/overview');
      await expect(main(page).getByRole('link', { name: '1 solicitare' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Panou de administrare' })).not.toHaveCount(
        0,
      );
      // Sales add a line to each site's card.
      await expect(main(page)).toContainText('Vândut luna aceasta');
      await expect(main(page)).not.toContainText('Pasul următor');
      const before = await top();
      release();
      await expect(main(page)).toContainText('Pasul următor');
      expect(await top(), status).toBe(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
