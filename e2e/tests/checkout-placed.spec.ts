import { expectPlaced, openCheckout, pay, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';

test('the placed order is printed, outlives reload and Back, and is never paid again', async ({
  page,
  shop,
}) => {
  await watchShifts(page);
  await openCheckout(page, shop);
  const before = await shiftsOf(page);
  await pay(page);
  await expectPlaced(page);
  const moved = (await shiftsOf(page))?.slice(before?.length) ?? [];
  const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Tipărește' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const printed = page.getByRole('main');
  for (const part of [/^Numărul comenzii/, /^Data comenzii: \d+ \p{L}+ \d{4}$/u, /SRL$/, /^CUI/])
    await expect(printed.getByText(part)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tipărește' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const number = await page.getByText(/^Numărul comenzii/).textContent();
  await page.reload();
  await expectPlaced(page);
  await expect(page.getByText(number ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'Înapoi la produse' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expectPlaced(page);
  await expect(payButton(page)).toBeHidden();
  expect(await shop.orders()).toHaveLength(1);
  await page.getByRole('link', { name: 'Coș gol' }).click();
  await expect(page.getByText('Nu există produse în coș')).toBeVisible();
});

test('a refused card moves nothing below its message, nor does the next one @matrix', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await openCheckout(page, shop, { card: '4000000000000002' });
  const before = await shiftsOf(page);
  await pay(page);
  await expect(page.getByText('Cardul a fost refuzat')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const placeOfButton = () =>
    payButton(page).evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const place = await placeOfButton();
  await page.frameLocator('#main iframe').getByLabel('Număr card').press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Cardul a fost refuzat')).toBeHidden();
  await expect(page.getByText('Nu s-a retras niciun ban')).toBeVisible();
  const moved = (await shiftsOf(page))?.slice(before?.length) ?? [];
  const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
  expect(await placeOfButton()).toBe(place);
});
