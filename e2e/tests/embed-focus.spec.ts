import type { Locator, Page } from '@playwright/test';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** Types letter by letter and clicks back into the field whenever it loses focus. */
async function typeAgainstTheft(page: Page, field: Locator, wanted: string): Promise<void> {
  for (let kept = await field.inputValue(); kept !== wanted; kept = await field.inputValue()) {
    expect(wanted.startsWith(kept), kept).toBe(true);
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type(wanted.slice(kept.length), { delay: 40 });
  }
}

test('a page that takes the focus away gets only what is typed meanwhile: the form keeps the rest', async ({
  page,
  platform,
}) => {
  const thief = `<label>Hoț <input></label>${snippet(platform.addresses.embed)}
    <script>setInterval(function () { document.querySelector('input').focus(); }, 400);</script>`;
  site = await startHostSite({ '/': { html: thief } });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  const email = frame.getByLabel('E-mail');
  const stolen = page.getByLabel('Hoț');
  await expect(email).toBeVisible();
  await typeAgainstTheft(page, email, 'ana.pop@exemplu.ro');
  expect(await stolen.inputValue()).not.toBe('');
  // The form does not take the focus back by itself.
  await expect(stolen).toBeFocused();
  await typeAgainstTheft(page, frame.getByLabel('Telefon'), '0712 345 678');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByRole('heading', { level: 2 })).toHaveText('Afacerea ta');
});
