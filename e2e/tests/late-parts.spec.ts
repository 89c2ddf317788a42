import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** Aborts requests for a chunk of the shell. @returns function with their count */
async function refuse(page: Page, chunk: string): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(`/async/${chunk}\\.[^/]+\\.js$`), (route) => {
    asked += 1;
    return route.abort();
  });
  return () => asked;
}

const booted = (page: Page) =>
  page.waitForFunction(() => 'booted' in document.documentElement.dataset);
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test('a prerendered footer stands while its code does not load, and a later page has it @matrix', async ({
  page,
}) => {
  const asked = await refuse(page, 'footer');
  await page.goto('/faq');
  await booted(page);
  await expect.poll(asked).toBeGreaterThan(0);
  // Parts that load on idle are done, so the failure has had its effect.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await follow(page, 'Produse');
  await expect(heading(page, 'Produse')).toBeVisible();
  // A retry loop would make hundreds of requests.
  expect(asked()).toBeLessThan(5);
  await page.unrouteAll();
  await follow(page, 'Home');
  await expect(async () => {
    // The first try may still be pending when the event fires.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('the home page stands while the code of its later sections does not load @matrix', async ({
  page,
}) => {
  const asked = await refuse(page, 'home-sections');
  await page.goto('/');
  await booted(page);
  await expect.poll(asked).toBeGreaterThan(0);
  await page.unrouteAll();
  // The press is replayed once the code loads.
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  await expect(async () => {
    // The first try may still be pending when the event fires.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog').getByLabel('Vânzări lunare (RON)')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(asked()).toBeLessThan(5);
});

test('one leaves a home page whose later sections do not load @matrix', async ({ page }) => {
  const asked = await refuse(page, 'home-sections');
  await page.goto('/');
  await booted(page);
  await expect.poll(asked).toBeGreaterThan(0);
  await follow(page, 'Produse');
  await expect(heading(page, 'Produse')).toBeVisible();
  expect(asked()).toBeLessThan(5);
});
