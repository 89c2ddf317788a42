import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const open = async (page: Page, path: string) => {
  await page.goto(`/users/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('the sidebar collapses by keyboard and stays so after a reload', async ({ page }) => {
  await open(page, 'overview');
  await tabTo(page, page.getByRole('button', { name: 'Restrânge meniul', exact: true }).first());
  await page.keyboard.press('Enter');
  const expand = page.getByRole('button', { name: 'Extinde meniul' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Solicitari' })).toBeVisible();
  await page.reload();
  await expect(expand).toBeVisible();
});

test('the help window opens and closes by keyboard, and gives the focus back', async ({ page }) => {
  await open(page, 'site-request');
  const help = main(page).locator('button[aria-haspopup=dialog]').first();
  await help.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Scrie pe WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(dialog.getByRole('link', { name: 'Trimite un e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(help).toBeFocused();
});

test('on a phone the same six entries stand at the bottom of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'overview');
  const bar = page.getByRole('navigation').filter({ hasText: 'Billing' });
  await expect(bar.getByRole('link')).toHaveCount(6);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(740, 0);
  await bar.getByRole('link', { name: 'Billing' }).click();
  await expect(page).toHaveURL(/\/commissions$/);
});

test('the contact page leads to the questionnaire for other sites', async ({ page }) => {
  await open(page, 'contact');
  await expect(main(page)).toContainText('Disponibil 7 zile din 7');
  await expect(
    main(page).getByRole('heading', { name: 'Chestionarul pe site-ul tău' }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Pregătește codul', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/embed$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an invoice opens for reading in a tab of its own', async ({ page, context }) => {
  await open(page, 'commissions');
  await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Previzualizează' }).click(),
  ]);
  await preview.waitForLoadState();
  expect(preview.url()).toMatch(/^blob:/);
  expect(await preview.evaluate(() => document.contentType)).toBe('application/pdf');
});

test('a company is added and deleted with the keyboard alone', async ({ page }) => {
  const firm = `Tastatura ${Date.now()} SRL`;
  const toasts = page.getByRole('region', { name: 'Mesaje' });
  await open(page, 'profile#firme');
  await expect(main(page).getByLabel(/^Denumirea firmei/)).toBeFocused();
  await page.keyboard.type(firm);
  for (const box of [/^Declar/, /^Îmi dau/]) {
    await tabTo(page, page.getByRole('checkbox', { name: box, exact: true }).first());
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts).toContainText('Firmă adăugată cu succes!');
  await expect(main(page).getByRole('button', { name: 'Adaugă o firmă' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Șterge ${firm}`, exact: true }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ești sigur că vrei să ștergi această firmă?');
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: `Șterge ${firm}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Șterge', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(toasts).toContainText('Firmă ștearsă cu succes');
  await expect(main(page).getByRole('heading', { name: 'Firmele tale' })).toBeFocused();
});

test('commissions are filtered with the keyboard alone', async ({ page }) => {
  await open(page, 'commissions');
  const table = main(page).getByRole('table', { name: 'Billing' });
  await expect(table).toContainText('De plătit');
  await tabTo(page, page.getByRole('radio', { name: /^Toate/, exact: true }).first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('radio', { name: /^Plătite/ })).toBeChecked();
  await expect(table).not.toContainText('De plătit');
});
