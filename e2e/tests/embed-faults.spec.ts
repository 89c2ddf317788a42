import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function openHost(page: Page, html: string) {
  site = await startHostSite({ '/': { html } });
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  return page.frameLocator('iframe[data-site-quiz]');
}

test('a second script that does not come is said, asked for again, and what was typed is kept', async ({
  page,
  platform,
}) => {
  let isDown = true;
  await page.route(/\/later\.\w+\.js/, (route) => (isDown ? route.abort() : route.continue()));
  const frame = await openHost(page, snippet(platform.addresses.embed));
  await fillContact(frame, 'reia@exemplu.ro');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  const notice = frame.getByText('O parte a formularului nu a putut fi încărcată.');
  await expect(notice).toBeInViewport();
  await expect(frame.getByRole('link', { name: 'Deschide formularul' })).toHaveAttribute(
    'href',
    `${platform.addresses.shell}/quiz`,
  );
  isDown = false;
  await frame.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(frame.getByLabel('Numele afacerii')).toBeVisible();
  await frame.getByRole('button', { name: 'Înapoi' }).click();
  await expect(frame.getByLabel('E-mail')).toHaveValue('reia@exemplu.ro');
});

test('without the second style sheet nobody meets the field for scripts @matrix', async ({
  page,
  platform,
}) => {
  await page.route(/\/later\.\w+\.css/, (route) => route.abort());
  const email = `fara-stil-${Date.now()}@exemplu.ro`;
  const frame = await openHost(page, snippet(platform.addresses.embed));
  await fillContact(frame, email);
  await sendAll(frame, async () => {
    await expect(frame.getByRole('heading', { name: 'Verifică răspunsurile' })).toBeVisible();
    await expect(frame.getByText('Lasă gol')).toBeHidden();
    await expect(frame.getByRole('textbox')).toHaveCount(0);
  });
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  const query = 'select held_at from website_requests where email = $1';
  expect(await platform.sql(query, [email])).toEqual([{ held_at: null }]);
});

test('a second style sheet that neither comes nor fails does not stop the form @matrix', async ({
  page,
  platform,
}) => {
  await page.route(/\/later\.\w+\.css/, () => {});
  const frame = await openHost(page, snippet(platform.addresses.embed));
  await fillContact(frame, 'agatat@exemplu.ro');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByLabel('Numele afacerii')).toBeVisible();
});

test('a network that answers for the host took nothing, and says so @matrix', async ({
  page,
  platform,
}) => {
  let isCaptive = true;
  await page.route(`${platform.addresses.api}/api/guest-website-request`, (route) =>
    isCaptive
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'content-type': 'text/html' },
          body: '<p>Conectează-te la Wi-Fi</p>',
        })
      : route.continue(),
  );
  const email = `portal-${Date.now()}@exemplu.ro`;
  const frame = await openHost(page, snippet(platform.addresses.embed));
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByRole('alert')).toContainText('A apărut o eroare.');
  isCaptive = false;
  await frame.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  const rows = await platform.sql('select id from website_requests where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('a page that is read further down is not scrolled when the form comes @matrix', async ({
  page,
  platform,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/later\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Otherwise scroll anchoring moves the page when the frame grows, at an unpredictable time.
  const told = `<style>html { overflow-anchor: none }</style><script>window.told = [];
    ['ready', 'step'].forEach(function (name) {
      document.addEventListener('sitequiz:' + name, function () { window.told.push(name); });
    });</script>`;
  const frame = await openHost(
    page,
    `${told}${snippet(platform.addresses.embed)}<p style="height:4000px">Text</p>`,
  );
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2500));
  release();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(['ready', 'step']);
  expect(await page.evaluate(() => scrollY)).toBe(2500);
});

test('a chosen colour is made readable again when the system turns dark @matrix', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const frame = await openHost(page, snippet(`${platform.addresses.embed}?accent=0f5f5a`));
  const color = () =>
    frame
      .locator(':root')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'));
  await expect.poll(color).toBe('#0f5f5a');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe('#0f5f5a');
});
