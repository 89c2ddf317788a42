import { snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

test('a page that steals the focus loses no letter that was typed, and the form never fights for it', async ({
  page,
  platform,
}) => {
  const thief = `<button>Hoț</button>${snippet(platform.addresses.embed)}
    <script>window.stolen = 0; document.querySelector('iframe').addEventListener('focus', function () {
      if (window.stolen++ < 3) document.querySelector('button').focus();
    });</script>`;
  const site = await startHostSite({ '/': { html: thief } });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-mail').fill('ana@exemplu.ro');
  await page.evaluate(() => document.querySelector('button')?.focus());
  await expect(page.getByRole('button', { name: 'Hoț' })).toBeFocused();
  await expect(frame.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro');
  await frame.getByLabel('Telefon').fill('0712 345 678');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByRole('heading', { level: 2 })).toHaveText('Afacerea ta');
  await site.close();
});
