import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const open = async (page: Page, path: string) => {
  await page.goto(`/users/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Replaces user texts in the host's answers by the longest allowed text without spaces. */
async function lengthenTexts(page: Page) {
  const long = `Ăț <b>X</b> ${'Lungă'.repeat(18)}`;
  const typed = new Set(['business_name', 'company_name', 'description', 'message', 'website_url']);
  const lengthen = (key: string, value: unknown) =>
    typed.has(key) && typeof value === 'string' ? long : value;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isJson = text.startsWith('{') || text.startsWith('[');
    await route.fulfill({
      response,
      body: isJson ? JSON.stringify(JSON.parse(text), lengthen) : text,
    });
  });
  return long;
}

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('with the largest text of Chrome’s settings a phone scrolls neither header nor page sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/account']) {
    await page.goto(path);
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Meniul contului/ }),
    ).toBeVisible();
    const overflow = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '150%';
        return Math.max(0, document.documentElement.scrollWidth - innerWidth);
      });
    await expect.poll(overflow, path).toBe(0);
  }
});

test('at 320 px the table of the calculator stays in its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const pxOutside = () =>
    page.getByRole('table', { name: 'Cum se calculează' }).evaluate((table) => {
      const card = table.parentElement?.getBoundingClientRect();
      return Math.max(0, Math.round(table.getBoundingClientRect().right - (card?.right ?? 0)));
    });
  await expect.poll(pxOutside).toBe(0);
});

for (const width of [320, 1440] as const) {
  test(`a long name without a gap makes no page wider at ${width} px @matrix`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const long = await lengthenTexts(page);
    for (const [path, shown] of [
      ['overview', long],
      ['site-request', long],
      ['active-sites', long],
      ['commissions', /Lungă/],
      ['notifications', long],
      ['profile', long],
    ] as const) {
      await open(page, path);
      await expect(main(page).getByText(shown).first()).toBeVisible();
      const root = page.locator('html');
      // Negative with a reserved scroll bar gutter.
      const excess = await root.evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
    // Waits for pending requests before the page closes.
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('on the narrowest phone each of the seven entries is whole, inside the screen @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'overview');
  const bar = page.getByRole('navigation', { name: 'Panou de control' });
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(7);
  // The bar is at the bottom of the screen.
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeCloseTo(640, 0);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  // Only the current page's label is visible, complete and on one line.
  for (const name of ['Overview', 'Creeaza solicitare', 'Profil']) {
    await bar.getByRole('link', { name }).click();
    const label = bar.getByRole('link', { name }).getByText(name);
    await expect(bar.locator('[aria-current="page"]')).toHaveText(name);
    const box = await label.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect(box?.height, name).toBeLessThan(20);
  }
});

/** Amounts that wrap onto a second line. */
const brokenAmounts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const amount of text.textContent?.matchAll(/\d[\d.]*(,\d+)?\sRON/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, amount.index);
        range.setEnd(text, amount.index + amount[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text.textContent ?? '');
      }
    }
    return broken;
  });

test('no amount is broken over two lines, on the narrowest phone either @matrix', async ({
  page,
}) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'overview');
    await expect(main(page)).toContainText('RON');
    expect(await brokenAmounts(page), `overview at ${width}`).toEqual([]);
    await open(page, 'commissions');
    await main(page).getByText('Cum s-a calculat').first().click();
    expect(await brokenAmounts(page), `commissions at ${width}`).toEqual([]);
    await main(page).getByRole('button', { name: 'Vezi factura' }).nth(1).click();
    await expect(page.getByRole('dialog', { name: 'Factură' })).toContainText('RON');
    expect(await brokenAmounts(page), `invoice at ${width}`).toEqual([]);
  }
});

test('the way to WhatsApp lies over nothing: beside the page, or on the bar @matrix', async ({
  page,
}) => {
  const float = page.getByRole('link', { name: 'Scrie-ne pe WhatsApp' });
  await open(page, 'overview');
  await expect(float).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(float).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'profile');
  const firms = main(page).getByRole('region', { name: 'Firmele tale' });
  await expect(firms.getByRole('button').first()).toBeVisible();
  const right = async () => {
    const box = await firms.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  expect(await right()).toBeLessThanOrEqual((await float.boundingBox())?.x ?? 0);

  await page.setViewportSize({ width: 320, height: 640 });
  const bar = page.getByRole('navigation', { name: 'Panou de control' });
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  expect((await float.boundingBox())?.y).toBeGreaterThanOrEqual(await top());
  const entry = await bar.getByRole('link').last().boundingBox();
  expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeLessThanOrEqual(
    (await float.boundingBox())?.x ?? 0,
  );
  const last = firms.getByRole('button').last();
  await last.focus();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await expect
    .poll(async () => {
      const box = await last.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(await top());
});

test('without a network an invoice says so, and comes once there is one @matrix', async ({
  page,
  context,
}) => {
  await open(page, 'commissions');
  const invoices = main(page).getByRole('button', { name: 'Vezi factura' });
  await expect(invoices.first()).toBeVisible();
  await context.setOffline(true);
  await invoices.first().click();
  const dialog = page.getByRole('dialog', { name: 'Factură' });
  await expect(dialog).toContainText('Factura nu a putut fi încărcată.');
  await expect(dialog.getByRole('button', { name: 'Reîncearcă' })).toBeVisible();
  // Retries by itself, because the connection is back.
  await context.setOffline(false);
  await expect(dialog.getByRole('link', { name: 'Previzualizează' })).toBeVisible();
});

for (const width of [360, 1280]) {
  for (const [fragment, name] of [
    ['nume', /^Nume/],
    ['parola', 'Resetează parola'],
  ] as const) {
    const often = width === 360 && fragment === 'parola' ? '' : ' @matrix';
    test(`profile#${fragment} stands below the header at ${width}${often}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(`/users/dashboard/profile#${fragment}`);
      const main = page.getByRole('main');
      const target =
        fragment === 'nume' ? main.getByLabel(name) : main.getByRole('button', { name });
      await expect(target).toBeFocused();
      const top = await target.evaluate((part) => part.getBoundingClientRect().top);
      const header = page.getByRole('banner');
      const bottom = await header.evaluate((part) => part.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(bottom);
    });
  }
}
