import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { HIDE_AUTOMATION, PERSON_USER_AGENT } from '../src/embed-hosts/hide-automation.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** A visitor who is not automated; optionally with privacy control. */
const visitor = (isPrivate: boolean) => `${HIDE_AUTOMATION}
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => ${isPrivate} });`;

/** Records each event of the form in `window.told` as text. */
const LISTEN = `<script>window.told = [];
['ready', 'start', 'step', 'submit'].forEach(function (name) {
  document.addEventListener('sitequiz:' + name, function (event) {
    window.told.push(event.detail.type + ':' + (event.detail.id || ''));
  });
});</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

test('what a page is told is what its owner sees, but nothing of who asks not to be counted @matrix', async ({
  page,
  platform,
  browser,
}) => {
  const main = page.getByRole('main');
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/embeds');
  await main.getByRole('textbox', { name: /^Numele formularului/ }).fill('Pagina de contact');
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: 'Pagina de contact' }).click();
  const code = await main.getByText(/^embed=/).textContent();
  expect(code).toMatch(/^embed=\w+$/);
  await main.getByRole('link', { name: 'Pregătește codul' }).click();
  await expect(page.getByLabel('Codul de copiat')).toHaveValue(new RegExp(`/q/v1/\\?${code}"`));
  await page.goBack();

  const html = `<h1>Salon</h1>${LISTEN}${snippet(`${platform.addresses.embed}?${code}`)}`;
  site = await startHostSite({ '/contact/4211': { html } });
  const events: string[] = [];
  for (const isPrivate of [true, false]) {
    const context = await browser.newContext({ locale: 'ro-RO', userAgent: PERSON_USER_AGENT });
    await context.addInitScript(visitor(isPrivate));
    const visited = await context.newPage();
    const counts: string[] = [];
    visited.on('request', (request) => {
      if (request.url().endsWith('/counts')) counts.push(request.url());
    });
    await visited.goto(`${site.url}/contact/4211?cine=ana`);
    const frame = visited.frameLocator('iframe[data-site-quiz]');
    await expect.poll(() => told(visited)).toContain('ready:');
    await fillContact(frame, `formular-${isPrivate}-${Date.now()}@exemplu.ro`);
    await sendAll(frame);
    await expect.poll(() => told(visited)).toContain('submit:');
    if (isPrivate) expect(counts).toEqual([]);
    else events.push(...(await told(visited)));
    await context.close();
  }

  const steps = new Set(events.filter((event) => event.startsWith('step:')));
  expect(steps.size).toBe(12);
  const funnel = async () => {
    await page.reload();
    const table = main.getByRole('table', { name: 'Câți au ajuns la fiecare etapă' });
    await expect(table).toBeVisible();
    return (await table.getByRole('row').allTextContents()).slice(1);
  };
  await expect.poll(funnel).toEqual([
    ...['Încărcat1100%', 'Văzut1100%', 'Început1100%'],
    // The first step counts as soon as the form is visible.
    ...Array(11).fill(expect.stringMatching(/^Pasul „.+”1100%$/)),
    // The request of a visitor with privacy control is stored, but without the form's id.
    ...['Trimis1100%', 'Site activ00%'],
  ]);
  const pages = main.getByRole('table', { name: 'Cifrele fiecărei pagini' });
  await expect(pages.getByRole('rowheader')).toHaveText([`${site.url}/contact/*`]);
  await expectNoAxeFaults(page);

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV pe pagini' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^formular-\w+-pagini\.csv$/);
  await main.getByRole('button', { name: 'Încheie' }).click();
  await expect(main.getByText(/^Încheiat:/)).toBeVisible();
});
