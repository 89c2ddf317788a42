import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page) => page.getByRole('button', { name: /^Meniul contului/ });

test.describe('the user menu', () => {
  test.beforeEach(async ({ page, platform }) => {
    await signInAs(page, platform, account('user'));
    await page.goto('/');
  });

  test('closes on a press outside @matrix', async ({ page }) => {
    await trigger(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('closes on a change of route @matrix', async ({ page }) => {
    await trigger(page).click();
    await page.getByRole('menuitem', { name: 'Account details' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('menu')).toBeHidden();
    await trigger(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('opens, walks and leaves with the keyboard alone', async ({ page }) => {
    await trigger(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByRole('menuitem', { name: 'Account details' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('opens on hover and closes with the pointer, unless a press keeps it open @matrix', async ({
    page,
  }) => {
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    await trigger(page).hover();
    await expect(logout).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(logout).toBeHidden();
    await page.clock.install();
    await trigger(page).hover();
    await expect(logout).toBeVisible();
    await trigger(page).click();
    await page.mouse.move(5, 500);
    await page.clock.fastForward(1000);
    await expect(logout).toBeVisible();
    await trigger(page).click();
    await expect(logout).toBeHidden();
  });

  test('that hovering opens leaves the focus alone, and a press keeps it @matrix', async ({
    page,
  }) => {
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    // A fast click focuses the button before the menu opens.
    await trigger(page).focus();
    await trigger(page).hover();
    await expect(logout).toBeVisible();
    await expect(trigger(page)).toBeFocused();
    await page.mouse.move(5, 500);
    await expect(logout).toBeHidden();
    await trigger(page).hover();
    await expect(logout).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(logout).toBeVisible();
  });

  test('that the pointer holds open is entered with the keyboard @matrix', async ({ page }) => {
    await page.clock.install();
    const dashboard = page.getByRole('menuitem', { name: 'Dashboard' });
    for (const key of ['Enter', 'ArrowDown']) {
      await trigger(page).hover();
      await expect(dashboard).toBeVisible();
      await trigger(page).press(key);
      await expect(dashboard).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dashboard).toBeHidden();
      await page.mouse.move(5, 500);
    }
    // Each key press opens it, no matter where the pointer was or how recently.
    await trigger(page).press('Enter');
    await page.clock.fastForward(1000);
    await expect(dashboard).toBeFocused();
  });
});

test('the user menu opens by touch @matrix', async ({ browser, platform }) => {
  const context = await browser.newContext({
    baseURL: platform.addresses.shell,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signInAs(page, platform, account('user'));
  await page.goto('/');
  await trigger(page).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await trigger(page).tap();
  await expect(page.getByRole('menu')).toBeHidden();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer works with the keyboard alone and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Deschide meniul' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Închide meniul' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Create request' }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a slow navigation shows that it goes on @matrix', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/async\/federation\./, async (route) => {
    await released;
    await route.continue();
  });
  // Routed before the page opens, because an idle page preloads this file.
  await page.goto('/faq');
  const progress = page.getByRole('status').filter({ hasText: 'Se încarcă…' });
  await whenTakenOver(page);
  await expect(progress).toHaveCount(0);
  await banner(page).getByRole('link', { name: 'Produse' }).click();
  await expect(progress).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Produse' })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('going back shows the place that one left @matrix', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await banner(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(900);
});

test('the chosen theme stays, in every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/terms');
  await page.getByRole('button', { name: 'Treci la tema întunecată' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Treci la tema luminoasă' })).toBeVisible();
});

test('with the most links everything fits, on every width @matrix', async ({ page, platform }) => {
  await signInAs(page, platform, account('admin'));
  await page.goto('/faq');
  await expect(banner(page).getByRole('button', { name: /^Notificări/ })).toBeVisible();
  for (const width of [360, 768, 960, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    // The same distance from the right edge as the brand has from the left.
    const ends = await banner(page).evaluate((header) => {
      const boxes = [...header.querySelectorAll('a, button')].map((part) =>
        part.getBoundingClientRect(),
      );
      const shown = boxes.filter((box) => box.width > 0);
      return {
        left: Math.min(...shown.map((box) => box.left)),
        right: header.clientWidth - Math.max(...shown.map((box) => box.right)),
      };
    });
    if (width > 360) expect(ends.right, `${width} px`).toBeGreaterThanOrEqual(ends.left - 1);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
});
