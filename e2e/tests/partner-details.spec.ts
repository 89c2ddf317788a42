import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { answerNotifications, keepMarked } from '../src/notification-host.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('region', { name: 'Mesaje' });

const answer = (page: Page, path: string, json: unknown) =>
  page.route(path, (route) => route.fulfill({ headers: cors, json }));

const open = async (page: Page, path: string) => {
  await page.goto(`/users/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('the way to WhatsApp floats on every page of the dashboard', async ({ page }) => {
  for (const path of ['overview', 'site-request', 'commissions', 'new-request', 'nu-exista']) {
    await open(page, path);
    const button = page.getByRole('link', { name: 'Scrie-ne pe WhatsApp' });
    await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(button).toBeInViewport();
  }
});

test('the file of commissions is read by a spreadsheet, and runs nothing in it', async ({
  page,
}) => {
  await answer(page, '**/api/commissions/my-commissions', [
    {
      commission_id: 1,
      name: 'Partener Exemplu',
      period_start: '2026-03-01',
      period_end: '2026-03-31',
      commission: 660,
      sales: 8000,
      paid: false,
      invoice: null,
      website_url: '=HYPERLINK("https://exemplu.ro";"x")',
    },
  ]);
  await open(page, 'commissions');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descarcă CSV' }).click(),
  ]);
  const [heading, row] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(heading).toBe('\ufeffDe la;Până la;Site;Vânzări (RON);Comision (RON);Stare;Factură');
  expect(row).toBe(
    `01.03.2026;31.03.2026;"'=HYPERLINK(""https://exemplu.ro"";""x"")";8000,00;660,00;De plătit;`,
  );
});

test('only http and https lead to an admin panel, with the e-mail encoded', async ({ page }) => {
  const site = { user_id: 1, created_at: '2026-01-10T08:00:00Z', updated_at: null };
  await answer(page, '**/api/user-website', {
    success: true,
    data: [
      {
        ...site,
        id: 1,
        business_name: 'Bun',
        website_url: 'bun.exemplu.ro/',
        email: 'a+b@exemplu.ro',
      },
      {
        ...site,
        id: 2,
        business_name: 'Rău',
        website_url: 'javascript:alert(1)',
        email: 'x@exemplu.ro',
      },
    ],
  });
  await open(page, 'active-sites');
  const panels = main(page).getByRole('link', { name: 'Panou de administrare' });
  await expect(panels).toHaveCount(1);
  await expect(panels).toHaveAttribute(
    'href',
    'https://bun.exemplu.ro/login?email=a%2Bb%40exemplu.ro',
  );
  await expect(main(page).getByText('javascript:alert(1)')).toBeVisible();
  await expect(main(page).locator('a[href^="javascript"]')).toHaveCount(0);
});

test('who has nothing yet is told what to do on every page', async ({ page }) => {
  await answer(page, '**/api/website-request', { data: [] });
  await answer(page, '**/api/user-website', { success: true, data: [] });
  await answer(page, '**/api/commissions/my-commissions', []);
  await answer(page, '**/api/notifications?*', { data: [] });
  await answer(page, '**/api/businesses', { data: [] });
  await open(page, 'overview');
  await expect(main(page)).toContainText('Trimite prima solicitare');
  await expect(main(page).getByRole('link', { name: '0 solicitări' })).toBeVisible();
  await open(page, 'site-request');
  await main(page).getByRole('link', { name: 'Creează o solicitare' }).click();
  await expect(page).toHaveURL(/\/new-request$/);
  await open(page, 'active-sites');
  await expect(main(page).getByRole('link', { name: 'Creează o solicitare' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Vezi solicitările' }).click();
  await expect(page).toHaveURL(/\/site-request$/);
  await open(page, 'commissions');
  await expect(main(page)).toContainText('Nu ai încă niciun comision');
  await open(page, 'notifications');
  await expect(main(page)).toContainText('Nicio notificare');
  await open(page, 'profile');
  await expect(main(page)).toContainText('Nu ai adăugat încă nicio firmă');
});

test('a notification is marked where it stands, or it is said that it could not be', async ({
  page,
}) => {
  const notification = {
    id: 5,
    message: 'Site-ul tău este gata.',
    created_at: new Date().toISOString(),
    is_read: false,
  };
  await answerNotifications(page, [notification]);
  let agrees = false;
  await page.route('**/api/notifications/mark-read', (route) => {
    if (agrees) keepMarked(route, [notification]);
    return route.fulfill({ status: agrees ? 200 : 400, headers: cors, json: {} });
  });
  await open(page, 'notifications');
  const today = main(page).getByRole('region', { name: 'Astăzi' });
  const mark = today.getByRole('button', { name: 'Marchează citit' });
  await mark.click();
  await expect(toasts(page)).toContainText('Failed to mark as read');
  agrees = true;
  await mark.click();
  await expect(main(page).getByText('Toate sunt citite')).toBeVisible();
  await expect(mark).toBeHidden();
});

test('a half-typed company is not lost without a question', async ({ page }) => {
  await open(page, 'profile#firme');
  const name = main(page).getByLabel(/^Denumirea firmei/);
  await name.fill('Firma Exemplu SRL');
  await page.getByRole('link', { name: 'Solicitari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modificări nesalvate' });
  await dialog.getByText('Rămân pe pagină').click();
  await expect(page).toHaveURL(/\/profile#firme$/);
  await expect(name).toHaveValue('Firma Exemplu SRL');
  await page.getByRole('link', { name: 'Solicitari' }).click();
  await dialog.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await expect(page).toHaveURL(/\/site-request$/);
});

test.describe('bytes', () => {
  const KB = 1000;
  /** Own scripts of the remote that the page asks for from now on, gzipped, by the order of asking. */
  const scriptsOf = (page: Page, origin: string) => {
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    const measure = async (response: Response) => ({
      url: response.url(),
      bytes: gzipSync(await response.body()).byteLength,
    });
    page.on('response', (response) => {
      if (response.url().startsWith(origin) && response.request().resourceType() === 'script')
        scripts.push(measure(response));
    });
    return () => Promise.all(scripts);
  };
  const total = (scripts: { bytes: number }[]) =>
    scripts.reduce((sum, { bytes }) => sum + bytes, 0);

  test('the overview needs at most 35 kB of own scripts', async ({ page, platform }) => {
    const scripts = scriptsOf(page, platform.addresses['mf-partner']);
    await open(page, 'overview');
    await expect(main(page).getByRole('link', { name: 'Vezi comisioanele' })).toBeVisible();
    const loaded = await scripts();
    expect(loaded.length).toBeGreaterThan(0);
    expect(total(loaded), JSON.stringify(loaded, null, 1)).toBeLessThanOrEqual(35 * KB);
  });

  test('the chart is fetched when it scrolls into view, and is at most 195 kB', async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    const scripts = scriptsOf(page, platform.addresses['mf-partner']);
    await open(page, 'commissions');
    await expect(main(page).getByRole('table', { name: 'Billing' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const before = await scripts();
    expect(total(before)).toBeLessThanOrEqual(40 * KB);
    await main(page).getByRole('heading', { name: 'Comisioane pe luni' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(main(page).getByRole('figure').locator('svg')).toBeVisible();
    const chart = (await scripts()).slice(before.length);
    expect(chart.length).toBeGreaterThan(0);
    expect(total(chart), JSON.stringify(chart, null, 1)).toBeLessThanOrEqual(195 * KB);
  });
});

test('a chart that cannot be fetched leaves the page standing, and can be asked for again', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await open(page, 'commissions');
  await expect(main(page).getByRole('table', { name: 'Billing' })).toBeAttached();
  const scripts = `${platform.addresses['mf-partner']}/**/*.js*`;
  await page.route(scripts, (route) => route.abort());
  await main(page).getByRole('heading', { name: 'Comisioane pe luni' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(main(page)).toContainText('Graficul nu a putut fi încărcat.');
  await page.unroute(scripts);
  await main(page).getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(main(page).getByRole('figure').locator('svg')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open windows and forms, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual(
        [],
      );
    };
    await open(page, 'site-request');
    await main(page).getByRole('button', { name: 'Ai nevoie de ajutor?' }).click();
    await check('help');
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('button', { name: /^Vezi răspunsurile/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Numele afacerii');
    await check('answers');
    await open(page, 'commissions');
    await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
    await expect(page.getByRole('link', { name: 'Previzualizează' })).toBeVisible();
    await check('invoice');
    await open(page, 'profile#firme');
    await main(page).getByLabel('CIF').fill('RO123');
    await main(page).getByRole('region', { name: 'Firmele tale' }).getByText('Salvează').click();
    await check('company');
    await page.goto('/users/notifications');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await check('notifications');
  });
}
