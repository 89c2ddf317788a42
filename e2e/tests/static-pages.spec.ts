import type { Locator } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test('of seven questions one answer is open at a time', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('summary');
  await expect(questions).toHaveCount(7);
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toHaveCount(0);
  await questions.nth(0).click();
  await expect(open).toHaveCount(1);
  await questions.nth(3).press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('9% pentru primii 5.000 RON');
  // Each question has its own address for links.
  await page.goto('/terms');
  await page.goto('/faq#cat-dureaza');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('7 zile lucrătoare');
  await expect(open.locator('summary')).toBeInViewport();
  await expect(open.locator('summary')).toBeFocused();
});

/** The header is sticky and covers scrolled content. */
const isBelowHeader = (heading: Locator) =>
  heading.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    return element.getBoundingClientRect().top >= (header?.bottom ?? 0);
  });

test('a withdrawal takes two steps, and its receipt is dated, on the page and by e-mail', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/withdrawal');
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu');
  await page.getByLabel('E-mailul folosit la comandă').fill('ana@exemplu.ro');
  await page.getByLabel('Numărul comenzii').fill('300');
  await page.getByLabel('Produsele la care renunți').fill('x'.repeat(400));
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByRole('heading', { name: 'Verifică și trimite' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Modifică' }).click();
  await expect(page.getByLabel('Nume și prenume')).toBeFocused();
  await expect(page.getByLabel('Nume și prenume')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Continuă' }).press('Enter');
  const review = page.getByRole('heading', { name: 'Verifică și trimite' });
  await expect(review).toBeFocused();
  await expect.poll(() => isBelowHeader(review)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Confirmă retragerea' }).press('Enter');
  const receipt = page.getByRole('heading', { name: /^Am primit declarația/ });
  await expect(receipt).toBeFocused();
  await expect.poll(() => isBelowHeader(receipt)).toBe(true);
  await expect(page.getByRole('main')).toContainText(/Primită la \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
  await expect
    .poll(async () =>
      (await page.request.get(`${platform.addresses.mail}?to=ana@exemplu.ro`)).text(),
    )
    .toMatch(/retrage/i);
});
