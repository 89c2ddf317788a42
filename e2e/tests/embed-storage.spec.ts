import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { type ProfileSettings, withOwnBrowser } from '../src/embed-hosts/own-browser.ts';
import { test as base, expect } from '../src/test.ts';

interface Options {
  partitioned: boolean;
  settings: ProfileSettings;
}

const test = base.extend<Options>({
  partitioned: [true, { option: true }],
  settings: [{}, { option: true }],
  context: async ({ launchOptions, partitioned, settings }, use) =>
    withOwnBrowser(launchOptions, partitioned, settings, use),
});

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

const formIn = (page: Page) => page.frameLocator('iframe[data-site-quiz]');

/** Precondition of each test: whether the frame has storage. */
const storage = (page: Page) =>
  formIn(page)
    .locator('body')
    .evaluate(() => {
      try {
        return `${localStorage.length} kept`;
      } catch (error) {
        return (error as Error).name;
      }
    });

const refuseStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

test('with storage for each site a draft stays on the site where it was written @matrix', async ({
  page,
  platform,
}) => {
  site = await startHostSite({ '/': { html: snippet(platform.addresses.embed) } });
  // Another site for the browser; shared storage would show the first site's drafts.
  const other = site.url.replace('127.0.0.1', 'localhost');
  const name = formIn(page).getByLabel('Numele afacerii');
  await page.goto(site.url);
  await fillContact(formIn(page), 'ciorna@exemplu.ro');
  await formIn(page).getByRole('button', { name: 'Continuă' }).click();
  await name.fill('Salonul Exemplu');
  await expect.poll(() => storage(page)).toBe('1 kept');
  await page.goto(other);
  await expect(formIn(page).getByLabel('E-mail')).toHaveValue('');
  expect(await storage(page)).toBe('0 kept');
  await page.goto(site.url);
  await expect(name).toHaveValue('Salonul Exemplu');
});

const REFUSALS: Record<string, Options> = {
  'storage of other sites': { partitioned: false, settings: { cookie_controls_mode: 1 } },
  'all storage': {
    partitioned: true,
    settings: { default_content_setting_values: { cookies: 2 } },
  },
};
for (const [what, options] of Object.entries(REFUSALS))
  test.describe(`a browser set to refuse ${what}`, () => {
    test.use(options);
    test(`keeps nothing, says so, and sends the form${what === 'all storage' ? '' : ' @matrix'}`, async ({
      page,
      platform,
    }) => {
      const email = `fara-stocare-${Date.now()}@exemplu.ro`;
      site = await startHostSite({ '/': { html: snippet(platform.addresses.embed) } });
      await page.goto(site.url);
      // This Chromium ignores profile settings, so the refusal is simulated.
      if ((await storage(page)) !== 'SecurityError') {
        await page.addInitScript(refuseStorage);
        await page.reload();
      }
      await fillContact(formIn(page), email);
      expect(await storage(page)).toBe('SecurityError');
      await expect(formIn(page).getByText(/Răspunsurile netrimise nu se păstrează/)).toBeVisible();
      await sendAll(formIn(page));
      await expect(formIn(page).getByText('✅ Mulțumim!')).toBeVisible();
      const rows = await platform.sql('select id from website_requests where email = $1', [email]);
      expect(rows).toHaveLength(1);
    });
  });
