import AxeBuilder from '@axe-core/playwright';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const PAGES: ReadonlyArray<readonly [path: string, role: 'admin' | 'user' | null]> = [
  ['/', null],
  ['/login', null],
  ['/register', null],
  ['/nu-exista', null],
  ['/products', null],
  ['/checkout', null],
  ['/quiz', null],
  ['/users/dashboard/overview', 'user'],
  ['/users/dashboard/site-request', 'user'],
  ['/users/dashboard/new-request', 'user'],
  ['/admin/dashboard', 'admin'],
  ['/admin/orders', 'admin'],
  ['/admin/sites', 'admin'],
];

for (const [path, role] of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on ${path}, ${theme}`, async ({ page, platform }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (role) await signInAs(page, platform, account(role));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}
