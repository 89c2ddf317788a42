import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const SENT = '✅ Mulțumim! Cererea ta a fost trimisă cu succes.';

/** Continues through every section to the review; answers only the business name. */
async function answerAll(
  page: Page,
  contact: { email: string; phone: string },
  business: string,
): Promise<void> {
  await page.getByLabel('E-mail').fill(contact.email);
  await page.getByLabel('Telefon').fill(contact.phone);
  const name = page.getByLabel('Numele afacerii');
  const review = page
    .getByRole('main')
    .getByRole('button', { name: 'Verifică răspunsurile', exact: true });
  for (let step = 1; step <= 11; step += 1) {
    await expect(page.getByText(`Pasul ${step} din 11`)).toBeVisible();
    if (await name.isVisible()) await name.fill(business);
    await (step < 11 ? page.getByRole('button', { name: 'Continuă' }) : review).click();
  }
}

test('a guest sends the questionnaire, is signed in, and sees the request; so does an admin @matrix', async ({
  page,
  browser,
  platform,
}) => {
  const email = `oaspete-${Date.now()}@exemplu.ro`;
  const business = `Atelierul ${Date.now()}`;
  await page.goto('/quiz');
  await expect(page.getByText('Pasul 1 din 11')).toBeVisible();
  await answerAll(page, { email, phone: '0712 345 678' }, business);
  await expect(page.getByRole('main').getByText(business)).toBeVisible();
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/, { timeout: 10_000 });
  await page.getByRole('link', { name: 'Solicitari' }).first().click();
  await expect(page.getByRole('main').getByText(business)).toBeVisible();
  await expect(page.getByRole('main').getByText('În așteptare').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const admin = await context.newPage();
  await signInAs(admin, platform, account('admin'));
  await admin.goto('/admin/sites');
  await expect(admin.getByRole('row', { name: new RegExp(business) })).toContainText(
    'În așteptare',
  );
  await admin.getByLabel(`Status pentru ${business}`).selectOption('În desfășurare');
  await expect(admin.getByText('Statusul solicitării a fost actualizat.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('main').getByText('În desfășurare').first()).toBeVisible();
});

test('the same e-mail twice never signs a stranger in @matrix', async ({ page, platform }) => {
  const business = `Impostorul ${Date.now()}`;
  await page.goto('/quiz');
  await answerAll(page, { email: account('user').email, phone: '0712 345 678' }, business);
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(`${platform.addresses.shell}/`, { timeout: 10_000 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
