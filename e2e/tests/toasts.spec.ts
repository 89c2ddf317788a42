import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

test('the action of a toast is what Tab reaches next, and Tab goes on from where it was pressed', async ({
  page,
  platform,
}) => {
  await page.goto('/products');
  await whenTakenOver(page);
  // The cart's code fails, and a toast offers to retry.
  await page.route(`${platform.remote('mf-shop').url}/**/*.js*`, (route) => route.abort());
  const add = page.getByRole('main').getByRole('button', { name: /^Adaugă în coș/i });
  await add.first().focus();
  await page.keyboard.press('Tab');
  const following = await page.evaluate(() => document.activeElement?.outerHTML);
  await add.first().focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Mesaje' });
  const action = toast.getByRole('button', { name: 'Reîncearcă' });
  await expect(action).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(action).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(following);
  await page.keyboard.press('Shift+Tab');
  await expect(add.first()).toBeFocused();
});
