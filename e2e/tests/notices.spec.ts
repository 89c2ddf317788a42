import type { Locator, Page } from '@playwright/test';
import type { Registry } from '@vitrina/contract/registry';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

/** Opens a page and waits for the notices' code, which loads after the page. */
async function openWithNotices(page: Page, path: string): Promise<void> {
  const notices = page.waitForResponse(/\/notices\.\w+\.js$/);
  await page.goto(path);
  await (await notices).finished();
  await whenTakenOver(page);
}

test('a toast that comes while a dialog is open can be heard and closed there @matrix', async ({
  page,
  context,
}) => {
  await openWithNotices(page, '/');
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculator de comision' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  const toast = dialog.getByRole('region', { name: 'Mesaje' });
  await expect(toast.getByRole('status')).toHaveText(/Conexiunea a revenit\./);
  await toast.getByRole('button', { name: 'Închide' }).click();
  await expect(toast.getByRole('status')).toBeEmpty();
  await expect(dialog).toBeVisible();
});

test('a lost connection is said as long as it lasts, and then that it is back', async ({
  page,
  context,
}) => {
  await openWithNotices(page, '/faq');
  await context.setOffline(true);
  await expect(page.getByText(/^Ești offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Ești offline/)).toBeHidden();
  await expect(page.getByText('Conexiunea a revenit.')).toBeVisible();
});

test.describe('a release while the tab is open', () => {
  const offer = (page: Page) => page.getByText('Există o versiune nouă a site-ului.');

  /** Publishes a shell release and focuses the tab until it has checked for releases. */
  async function meetNewRelease(page: Page): Promise<void> {
    // The page's own registry is loaded.
    await whenTakenOver(page);
    let asked = 0;
    await page.route('**/registry.json', async (route) => {
      const response = await route.fetch();
      const registry = (await response.json()) as Registry;
      const shell = { ...registry.shell, release: '9.9.9-0123456789ab' };
      await route.fulfill({ json: { ...registry, shell, revision: registry.revision + 1 } });
      asked += 1;
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(60_000);
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        return asked;
      })
      .toBeGreaterThan(0);
  }

  test('is offered, and a reload keeps the place', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq?sursa=test');
    await meetNewRelease(page);
    await expect(offer(page)).toBeVisible();
    // The next document fetches its own registry, and the test may end before the answer.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reîncarcă' }).click();
    await expect(page).toHaveURL(/\/faq\?sursa=test$/);
    await expect(offer(page)).toBeHidden();
  });
});

test('on a phone a toast stands above what is docked: the bar of a product, the foot of the cart', async ({
  page,
  context,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [product] = await platform.sql<{ id: number }>(
    'select id from products where stock > 5 order by id limit 1',
  );
  await openWithNotices(page, `/product/${product?.id}`);
  const toast = page.getByRole('region', { name: 'Mesaje' }).locator('[data-toast]');
  const leaves = async (docked: Locator) => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const [over, below] = [await toast.boundingBox(), await docked.boundingBox()];
        return over && below ? below.y - over.y - over.height : null;
      })
      .toBeGreaterThan(0);
    await toast.getByRole('button', { name: 'Închide' }).click();
    await expect(toast).toBeHidden();
  };
  const add = page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first();
  await leaves(add);
  await add.click();
  const cart = page.getByRole('dialog');
  await leaves(cart.getByRole('link', { name: 'Mergi la finalizare' }));
});
