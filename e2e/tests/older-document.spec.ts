import type { Page } from '@playwright/test';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

/** Registry revision of the current document; null during a navigation. */
const revision = (page: Page) =>
  page
    .evaluate(
      () => JSON.parse(document.getElementById('vitrina-registry')?.textContent ?? '{}').revision,
    )
    .catch(() => null);

test('the back button shows no document that is older than what its tab has seen', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  await page.goto('/quiz');
  platform.registry.set({ ...before, revision: before.revision + 1 });
  try {
    await page.goto('/product/999999');
    // The router adds a history entry, which would be mistaken for a step back.
    await whenTakenOver(page);
    // A tab without a known revision accepts a document from the browser's cache.
    await page.evaluate(() => sessionStorage.clear());
    await page.goBack();
    expect(await revision(page)).toBe(before.revision);
    await page.goForward();
    await expect.poll(() => revision(page)).toBe(before.revision + 1);
    await page.goBack();
    await expect.poll(() => revision(page)).toBe(before.revision + 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    platform.registry.set(before);
  }
});
