import { watchPages } from '@vitrina/federation/release/pages/watch-pages';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

/** The shop's promise, in ms. */
const IN_THE_HTML_WITHIN = 60_000;

test('a price that the admin changes is in the HTML within a minute @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  const html = async () => (await fetch(`${platform.addresses.shell}/product/1`)).text();
  const stop = new AbortController();
  const problems: string[] = [];
  const watched = watchPages({ ...platform.pages(), signal: stop.signal }, (line) =>
    problems.push(line),
  );
  try {
    await expect.poll(html, { timeout: 60_000 }).toContain('data-remote-page="mf-shop/product"');
    expect(await html()).not.toContain('1.234,50');
    await signInAs(page, platform, account('admin'));
    await page.goto('/admin/products?edit=1');
    await page.locator('form').getByLabel(/^Preț/).fill('1234,50');
    await page.getByRole('button', { name: 'Salvează modificările' }).click();
    await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
    await expect.poll(html, { timeout: IN_THE_HTML_WITHIN }).toContain('1.234,50');
    expect(await html()).toContain('1234.50');
  } finally {
    stop.abort();
    await watched;
  }
  expect(problems.filter((line) => !/pages written/.test(line))).toEqual([]);
});
