import { expect, test } from '../src/test.ts';

test('the action of a toast is what Tab reaches next, and Tab goes on from where it was pressed', async ({
  page,
}) => {
  await page.goto('/products');
  const add = page.getByRole('main').getByRole('button', { name: /^Adaugă în coș/i });
  await add.first().focus();
  await page.keyboard.press('Tab');
  const following = await page.evaluate(() => document.activeElement?.outerHTML);
  await add.first().focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Mesaje' });
  const action = toast.getByRole('button', { name: 'Vezi coșul' });
  await expect(action).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(action).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(following);
  await page.keyboard.press('Shift+Tab');
  await expect(add.first()).toBeFocused();
});
