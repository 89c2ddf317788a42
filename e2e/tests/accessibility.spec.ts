import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const PAGES: ReadonlyArray<readonly [path: string, role: 'admin' | 'user' | null]> = [
  ['/', null],
  ['/login', null],
  ['/register', null],
  ['/nu-exista', null],
  ['/products', null],
  ['/product/1', null],
  ['/checkout', null],
  ['/quiz', null],
  ['/users/dashboard/overview', 'user'],
  ['/users/dashboard/site-request', 'user'],
  ['/users/dashboard/new-request', 'user'],
  ['/users/dashboard/active-sites', 'user'],
  ['/users/dashboard/commissions', 'user'],
  ['/users/dashboard/notifications', 'user'],
  ['/users/dashboard/contact', 'user'],
  ['/users/dashboard/profile', 'user'],
  ['/users/dashboard/nu-exista', 'user'],
  ['/users/notifications', 'user'],
  ['/admin/dashboard', 'admin'],
  ['/admin/orders', 'admin'],
  ['/admin/order/300', 'admin'],
  ['/admin/orders?view=table', 'admin'],
  ['/admin/stats', 'admin'],
  ['/admin/products?edit=new', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/sites', 'admin'],
  ['/admin/manage', 'admin'],
  ['/admin/commissions', 'admin'],
  ['/admin/create-partner', 'admin'],
  ['/admin/nu-exista', 'admin'],
];

async function expectNothingSerious(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const [path, role] of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on ${path}, ${theme}`, async ({ page, platform }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (role) await signInAs(page, platform, account(role));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNothingSerious(page);
    });
  }
}

test('axe finds nothing serious on the checkout with something in the cart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await page.goto('/checkout');
  await expect(page.frameLocator('#main iframe').getByLabel('Număr card')).toBeVisible();
  await expectNothingSerious(page);
});

test('axe finds nothing serious in the embed', async ({ page, platform }) => {
  await page.goto(platform.addresses.embed);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingSerious(page);
});
