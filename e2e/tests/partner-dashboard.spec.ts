import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { answerNotifications, keepMarked } from '../src/notification-host.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('region', { name: 'Mesaje' });

/** The host's answer to one call; its preflight is answered too. */
const answer = (page: Page, path: string, status: number, json: object = {}) =>
  page.route(path, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({
          headers: { ...cors, 'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE' },
        })
      : route.fulfill({ status, headers: cors, json }),
  );

const open = (page: Page, path: string) => page.goto(`/users/dashboard/${path}`);

const commission = (id: number, given: object = {}) => ({
  commission_id: id,
  name: 'Partener Exemplu',
  period_start: '2026-03-01',
  period_end: '2026-03-31',
  commission: 660,
  sales: 8000,
  paid: false,
  invoice: null,
  website_url: 'https://flori.exemplu.ro',
  ...given,
});

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test.describe('overview', () => {
  test('greets, counts, suggests the next step and leads to each admin panel', async ({ page }) => {
    await open(page, 'overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Salut, ./);
    await expect(main(page)).toContainText('Pasul următor');
    await expect(main(page).getByRole('link', { name: /^\d+ (de )?solicit/ })).toBeVisible();
    const panel = main(page).getByRole('link', { name: 'Panou de administrare' }).first();
    await expect(panel).toHaveAttribute('href', /^https?:\/\/[^?]+\/login\?email=[^@]+%40/);
  });

  test('without a token it says so', async ({ page }) => {
    await answer(page, '**/api/auth/login', 200, {
      user: { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' },
    });
    await page.addInitScript(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel(/^E-mail/).fill('ana@exemplu.ro');
    await page.getByLabel(/^Parolă/).fill('parola-ana');
    await page.locator('#main button[type=submit]').click();
    await expect(main(page)).toContainText('Authentication token not found.');
  });

  test('a host that refuses the data is told from one that does not answer', async ({ page }) => {
    await answer(page, '**/api/website-request', 403);
    await open(page, 'overview');
    await expect(main(page)).toContainText('Failed to fetch dashboard data');
    await page.unroute('**/api/website-request');
    await page.route('**/api/website-request', (route) => route.abort());
    await page.reload();
    await expect(main(page)).toContainText('Error loading dashboard data.', { timeout: 15_000 });
    await page.unroute('**/api/website-request');
    await main(page).getByRole('button', { name: 'Reîncearcă' }).click();
    await expect(main(page)).toContainText('Pasul următor');
  });

  test('sites and commissions that do not come are said', async ({ page }) => {
    await answer(page, '**/api/user-website', 403);
    await answer(page, '**/api/commissions/my-commissions', 403);
    await open(page, 'overview');
    await expect(main(page)).toContainText('Failed to fetch websites');
    await expect(main(page)).toContainText('Failed to fetch commissions');
  });
});

test.describe('requests', () => {
  test('a request shows its way with dates, and its answers again', async ({ page }) => {
    await open(page, 'site-request');
    const request = main(page).getByRole('article').first();
    await expect(request.getByRole('list', { name: 'Etapele solicitării' })).toContainText(
      /În așteptare\d\d\.\d\d\.\d{4}, \d\d:\d\d/,
    );
    await request.getByRole('button', { name: /^Vezi răspunsurile/ }).click();
    await expect(page.getByRole('dialog', { name: 'Răspunsurile tale' })).toContainText(
      'Numele afacerii',
    );
  });

  test('a host without history shows what the list tells', async ({ page }) => {
    await answer(page, '**/api/website-request', 200, {
      data: [
        {
          id: 9,
          business_name: null,
          status: 'in_progress',
          request_date: '2026-03-02T08:00:00Z',
          status_updated: '2026-03-05T08:00:00Z',
        },
      ],
    });
    await answer(page, '**/api/website-request/9', 404);
    await page.clock.setFixedTime(new Date('2026-03-06T10:00:00Z'));
    await open(page, 'site-request');
    const request = main(page).getByRole('article', { name: 'Unnamed Business' });
    await expect(request).toContainText('05.03.2026, 10:00');
    await expect(request).toContainText('Ziua lucrătoare 4 din 7');
    await expect(request).toContainText('11 martie 2026');
    await request.getByRole('button', { name: /^Vezi răspunsurile/ }).click();
    await expect(page.getByRole('dialog')).toContainText('nu sunt disponibile aici');
  });
});

test.describe('notifications', () => {
  const list = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => ({
      id: from - index,
      message: `Mesajul ${from - index}`,
      created_at: new Date(Date.UTC(2026, 2, 1, from - index)).toISOString(),
      is_read: from - index < 60,
    }));

  test('older ones are added fifty by fifty, and all are marked at once', async ({ page }) => {
    const notifications = list(60, 1);
    await answerNotifications(page, notifications);
    await page.route('**/api/notifications/mark-all-read', (route) => {
      keepMarked(route, notifications);
      return route.fulfill({ headers: cors, json: {} });
    });
    await open(page, 'notifications');
    await expect(main(page).getByRole('listitem')).toHaveCount(50);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('3 martie 2026');
    await main(page).getByRole('button', { name: 'Arată notificări mai vechi' }).click();
    await expect(main(page).getByRole('listitem')).toHaveCount(60);
    await main(page).getByRole('button', { name: 'Marchează toate ca citite' }).click();
    await expect(main(page).getByText('Toate sunt citite')).toBeFocused();
  });

  test('a host that cannot mark all is asked one by one', async ({ page }) => {
    const notifications = list(61, 59);
    await answerNotifications(page, notifications);
    await answer(page, '**/api/notifications/mark-all-read', 404);
    const marked: unknown[] = [];
    await page.route('**/api/notifications/mark-read', (route) => {
      if (route.request().method() === 'POST')
        marked.push(route.request().postDataJSON().notificationId);
      keepMarked(route, notifications);
      return route.fulfill({ headers: cors, json: {} });
    });
    await open(page, 'notifications');
    await main(page).getByRole('button', { name: 'Marchează toate ca citite' }).click();
    await expect(main(page)).toContainText('Toate sunt citite');
    expect(marked).toEqual([61, 60]);
  });
});

test.describe('billing', () => {
  test('an amount is explained, compared and counted', async ({ page }) => {
    await answer(page, '**/api/commissions/my-commissions', 200, [
      commission(2),
      commission(1, {
        period_start: '2026-02-01',
        period_end: '2026-02-28',
        commission: 330,
        paid: true,
        sales: null,
      }),
    ] as unknown as object);
    await page.clock.setFixedTime(new Date('2026-04-01T10:00:00Z'));
    await open(page, 'commissions');
    await expect(main(page)).toContainText('5.000 × 9% + 3.000 × 7% = 660 RON');
    await expect(main(page)).toContainText('+100% față de');
    await expect(main(page)).toContainText('Mâine');
    await expect(main(page)).toContainText('Mai lipseau 7.000,00 RON până la comisionul de 5%.');
    await main(page).getByLabel('Vânzări într-o lună').fill('abc');
    await expect(main(page)).toContainText('Introduceți o valoare validă.');
    await main(page).getByLabel('Vânzări într-o lună').fill('20000');
    await expect(main(page)).toContainText('= 1.400 RON');
    await main(page).getByText('Plătite', { exact: false }).first().click();
    await expect(main(page).getByRole('table', { name: 'Billing' }).getByRole('row')).toHaveCount(
      2,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Descarcă CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('comisioane.csv');
  });

  test('an invoice can be looked at and saved', async ({ page }) => {
    await open(page, 'commissions');
    await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Factură' });
    await expect(dialog.getByRole('link', { name: 'Previzualizează' })).toHaveAttribute(
      'href',
      /^blob:/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Descarcă PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^factura-\d{4}-\d\d-.+\.pdf$/);
  });
});

test.describe('profile', () => {
  test('says when it could not be loaded', async ({ page }) => {
    await answer(page, '**/api/users/me', 403);
    await answer(page, '**/api/businesses', 403);
    await open(page, 'profile');
    await expect(main(page).getByText('Eroare la încărcare')).toHaveCount(2);
  });

  test('says when it could not be changed, and asks before changes are lost', async ({ page }) => {
    await answer(page, '**/api/users/profile', 400);
    await open(page, 'profile');
    await main(page).getByLabel(/^Nume/).fill('Nume Nou');
    await main(page).getByRole('button', { name: 'Salvează' }).click();
    await expect(toasts(page)).toContainText('Actualizarea profilului a eșuat');
    await page.getByRole('link', { name: 'Overview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modificări nesalvate' });
    await dialog.getByRole('button', { name: 'Rămân pe pagină' }).last().click();
    await expect(main(page).getByLabel(/^Nume/)).toHaveValue('Nume Nou');
    await page.getByRole('link', { name: 'Overview' }).click();
    await dialog.getByRole('button', { name: 'Plec fără să salvez' }).click();
    await expect(page).toHaveURL(/overview$/);
  });

  test('asks before it sends the reset mail, and says how that went', async ({ page }) => {
    await answer(page, '**/api/auth/forgot-password', 400);
    await open(page, 'profile');
    const send = async () => {
      await main(page).getByRole('button', { name: 'Resetează parola' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Vrei să primești un email pentru resetarea parolei?');
      await dialog.getByRole('button', { name: 'Trimite emailul' }).click();
    };
    await send();
    await expect(toasts(page)).toContainText('Eroare la trimiterea emailului');
    await page.unroute('**/api/auth/forgot-password');
    await send();
    await expect(toasts(page)).toContainText('Emailul pentru resetare a fost trimis.');
  });

  test('a company is added, changed and deleted, and doubts do not block', async ({ page }) => {
    await open(page, 'profile');
    const firm = `Firma Exemplu ${Date.now()} SRL`;
    await main(page).getByRole('button', { name: 'Adaugă o firmă' }).click();
    await main(page)
      .getByLabel(/^Denumirea firmei/)
      .fill(firm);
    await main(page).getByLabel('CIF').fill('RO123');
    await expect(main(page)).toContainText('CIF-ul nu pare corect');
    await main(page).getByLabel('IBAN').fill('RO66BACX0000001234567890');
    await expect(main(page)).toContainText('După IBAN: UniCredit Bank');
    const save = main(page)
      .getByRole('region', { name: 'Firmele tale' })
      .getByRole('button', { name: 'Salvează' });
    await save.click();
    await expect(main(page)).toContainText(
      'Trebuie să bifezi ambele căsuțe: declarația pe proprie răspundere și permisiunea de procesare date.',
    );
    await main(page)
      .getByLabel(/^Declar/)
      .check();
    await main(page)
      .getByLabel(/^Îmi dau/)
      .check();
    await save.click();
    await expect(toasts(page)).toContainText('Firmă adăugată cu succes!');
    await expect(main(page)).toContainText('UniCredit Bank');
    await main(page)
      .getByRole('button', { name: `Modifică ${firm}` })
      .click();
    await main(page).getByLabel('CIF').fill('RO14399840');
    await save.click();
    await expect(toasts(page)).toContainText('Firmă actualizată cu succes!');
    await main(page)
      .getByRole('button', { name: `Șterge ${firm}` })
      .click();
    await expect(page.getByRole('dialog')).toContainText(
      'Ești sigur că vrei să ștergi această firmă?',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Șterge' }).click();
    await expect(toasts(page)).toContainText('Firmă ștearsă cu succes');
    await expect(main(page).getByText(firm)).toHaveCount(0);
  });

  test('a company that the host refuses is said in the words of the specification', async ({
    page,
  }) => {
    const company = { id: 5, company_name: 'Firma Exemplu SRL' };
    await page.route(/\/api\/businesses(\/5)?$/, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ headers: cors, json: { data: [company] } })
        : route.request().method() === 'OPTIONS'
          ? route.fulfill({ headers: { ...cors, 'access-control-allow-methods': '*' } })
          : route.fulfill({ status: 400, headers: cors, json: {} }),
    );
    await open(page, 'profile');
    const region = main(page).getByRole('region', { name: 'Firmele tale' });
    await region.getByRole('button', { name: 'Modifică Firma Exemplu SRL' }).click();
    await region.getByRole('button', { name: 'Salvează' }).click();
    await expect(toasts(page)).toContainText('Actualizarea firmei a eșuat');
    await region.getByRole('button', { name: 'Renunță' }).click();
    await region.getByRole('button', { name: 'Șterge Firma Exemplu SRL' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Șterge' }).click();
    await expect(toasts(page)).toContainText('Ștergerea firmei a eșuat');
    await page.keyboard.press('Escape');
    await region.getByRole('button', { name: 'Adaugă o firmă' }).click();
    await region.getByLabel(/^Denumirea firmei/).fill('Alta SRL');
    await region.getByLabel(/^Declar/).check();
    await region.getByLabel(/^Îmi dau/).check();
    await region.getByRole('button', { name: 'Salvează' }).click();
    await expect(toasts(page)).toContainText('Adăugarea firmei a eșuat');
  });
});

const PAGES = [
  'overview',
  'site-request',
  'active-sites',
  'commissions',
  'notifications',
  'contact',
  'profile',
];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the dashboard's pages, and nothing is wider than 320 px, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map((node) => node.html)])).toEqual(
        [],
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
}
