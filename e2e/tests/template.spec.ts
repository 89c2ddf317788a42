import type { Registry } from '@vitrina/contract/registry';
import { buildRemote, newRemote } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test } from '../src/test.ts';

let before: Registry;
test.beforeEach(({ platform }) => {
  before = platform.registry.get();
});
// Its link and card would appear in other tests' pages.
test.afterEach(({ platform }) => platform.registry.set(before));

test('what teams start from works in the shell as it is: its link, its page with data of the host, its card below a product', async ({
  page,
  platform,
}) => {
  const remote = await platform.addRemote('mf-blog', await freePort());
  const dir = newRemote({ folder: '.probe-template', name: 'mf-blog', path: '/blog' });
  remote.publish(await buildRemote(dir));
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await page.goto('/blog');
  await expect(heading).toHaveText('mf-blog');
  await expect(main.getByRole('listitem')).toHaveCount(5);
  await main.getByRole('link', { name: 'Despre' }).click();
  await expect(heading).toHaveText('Despre');
  await page.getByRole('banner').getByRole('link', { name: 'mf-blog' }).click();
  await expect(heading).toHaveText('mf-blog');
  // With its files cached, because a card that takes longer than five seconds is dropped.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/product/1');
  const card = main.locator('[data-fill="product-below/mf-blog"]');
  const more = card.getByRole('link', { name: /^Mai multe despre/ });
  await expect(more).toBeVisible();
  expect(await card.evaluate((cell) => cell.scrollHeight - cell.clientHeight)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await more.click();
  await expect(heading).toHaveText('mf-blog');
});
