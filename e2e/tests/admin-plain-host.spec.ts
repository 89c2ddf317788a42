import { account, signInAs } from '../src/accounts.ts';
import type { ProxyHost } from '../src/hosts/proxy-host.ts';
import { startSpecOnlyHost } from '../src/hosts/spec-only-host.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

let host: ProxyHost;

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('admin'));
  host = await startSpecOnlyHost(platform.addresses.api);
  platform.configure({ apiOrigin: host.url, hostCapabilities: [] });
});

test.afterEach(async ({ platform }) => {
  platform.configure({ apiOrigin: platform.addresses.api, hostCapabilities: WITHOUT_STREAM });
  await host.close();
});

test('every page of the console works with a host that knows only the specification', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Plăți fără comandă: necunoscut')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Administrare' }).getByRole('link');
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert'), page.url()).toHaveCount(0);
    // A new partner's form covers the navigation.
    await page.keyboard.press('Escape');
  }
  await page.goto('/admin/order/300');
  await expect(page.getByRole('table', { name: 'Produse' })).toBeVisible();
  await expect(page.getByText('Gazda nu păstrează istoricul comenzii.')).toBeVisible();
});
