import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');
const answer = (page: Page, path: string, json: unknown) =>
  page.route(path, (route) => route.fulfill({ headers: cors, json }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The host has one request of the partner, and no commission. */
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

for (const width of [360, 768, 1440]) {
  test(`nothing moves when the next step is known at last, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const top = async () =>
      (await main(page).getByRole('link', { name: 'Contact', exact: true }).boundingBox())?.y;
    for (const status of ['pending', 'in_progress', 'in_test', 'completed', 'rejected']) {
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
      await expect(main(page)).not.toContainText('Pasul următor');
      const before = await top();
      release();
      await expect(main(page)).toContainText('Pasul următor');
      expect(await top(), status).toBe(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

for (const status of ['pending', 'in_progress']) {
  test(`a late request that is ${status} is late on both pages`, async ({ page }) => {
    await answerRequest(page, status, 40);
    await page.goto('/users/dashboard/overview');
    await expect(main(page)).toContainText('Termenul a trecut: Florăria Ana');
    await expect(main(page)).toContainText('Ne pare rău pentru întârziere.');
    await expect(main(page)).not.toContainText('zile lucrătoare');
    await expect(main(page).getByRole('link', { name: 'Contactează-ne' })).toBeVisible();
    await page.goto('/users/dashboard/site-request');
    await expect(main(page)).toContainText('Termenul a trecut');
  });
}

test('in testing we wait for the partner: no day is counted, nothing is late', async ({ page }) => {
  await answerRequest(page, 'in_test', 40);
  await page.goto('/users/dashboard/overview');
  await expect(main(page)).toContainText('Încearcă prima versiune: Florăria Ana');
  await main(page).getByRole('link', { name: 'Vezi solicitarea' }).click();
  const request = main(page).getByRole('article', { name: 'Florăria Ana' });
  await expect(request).toContainText('Prima versiune este gata de încercat.');
  await expect(request).not.toContainText('Termen');
  await expect(request).not.toContainText('Ziua lucrătoare');
  await expect(request).not.toContainText('Ne pare rău');
});

test('a finished site that is not among the active ones yet is not led to', async ({ page }) => {
  await answerRequest(page, 'completed', 10);
  await answer(page, '**/api/user-website', { success: true, data: [] });
  await page.goto('/users/dashboard/overview');
  await expect(main(page)).toContainText('Site-ul este gata: Florăria Ana');
  await expect(main(page)).toContainText('Îl adăugăm la site-urile tale active.');
  await expect(main(page)).not.toContainText('Intră în panoul de administrare');
  await main(page).getByRole('link', { name: 'Vezi solicitarea' }).click();
  await expect(page).toHaveURL(/\/site-request$/);
});
