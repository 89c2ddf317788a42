import type { Page } from '@playwright/test';
import { type HostSite, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

const loader = (embed: string) =>
  `<script async src="${new URL('loader.js', embed).href}"></script>`;

async function openHost(page: Page, html: string, headers: Record<string, string> = {}) {
  site = await startHostSite({ '/': { html, headers } });
  await page.goto(site.url);
}

const dialog = (page: Page) => page.locator('dialog[open]');

test.describe('a popup whose frame the page forbids', () => {
  test.use({ breaksPolicy: true, viewport: { width: 360, height: 640 } });

  for (const way of ['button', 'Escape'] as const)
    test(`is closed by ${way}, and the link has the focus again${way === 'button' ? '' : ' @matrix'}`, async ({
      page,
      platform,
    }) => {
      const { embed } = platform.addresses;
      const link = `<a href="${embed}" data-site-quiz-popup>Cere un site</a>${loader(embed)}`;
      const policy = `frame-src 'none'; script-src ${new URL(embed).origin}`;
      await openHost(page, link, { 'content-security-policy': policy });
      await page.waitForFunction(() => 'SiteQuiz' in window);
      await page.getByRole('link', { name: 'Cere un site' }).press('Enter');
      await expect(dialog(page)).toBeVisible();
      const close = dialog(page).getByRole('button', { name: 'Închide' });
      await expect(close).toBeFocused();
      if (way === 'button') await close.click();
      else await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Cere un site' })).toBeFocused();
    });
});

test('two links open their own forms, each with its reference @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  const link = (ref: string) => `<a href="${embed}?ref=${ref}" data-site-quiz-popup>${ref}</a> `;
  await openHost(page, link('unu') + link('doi') + loader(embed));
  for (const ref of ['unu', 'doi']) {
    await page.getByRole('link', { name: ref }).click();
    const frame = dialog(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`ref=${ref}&`));
    const close = frame.contentFrame().getByRole('button', { name: 'Închide' });
    await close.click();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('what was taken off the page opens nothing later @matrix', async ({ page, platform }) => {
  const { embed } = platform.addresses;
  await page.clock.install();
  await openHost(
    page,
    `<a href="${embed}" data-site-quiz-popup="time:20">Cere un site</a>${loader(embed)}`,
  );
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.evaluate(() =>
    (window as unknown as { SiteQuiz: (name: string) => void }).SiteQuiz('destroy'),
  );
  await page.clock.runFor(30_000);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a frame that is far below is not said to be late before it is seen @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  await page.clock.install();
  await page.route(`${new URL(embed).origin}/q/v1/`, (route) => route.abort());
  await openHost(
    page,
    `<p style="height:6000px">Text</p><iframe src="${embed}" data-site-quiz></iframe>
     <script>window.late = 0; document.addEventListener('sitequiz:timeout', function () { window.late++; });</script>${loader(embed)}`,
  );
  await page.waitForFunction(() => 'SiteQuiz' in window);
  const late = () => page.evaluate(() => (window as unknown as { late: number }).late);
  await page.clock.runFor(30_000);
  expect(await late()).toBe(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return late();
    })
    .toBe(1);
});

test('it leaves room around it, holds the page, closes by what is beside it, and opens by itself once', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHost(
    page,
    `<a href="${embed}" data-site-quiz-popup="load">Cere un site</a><p style="height:4000px">Text</p>${loader(embed)}`,
  );
  const frame = dialog(page).locator('iframe');
  await expect(frame.contentFrame().getByRole('button', { name: 'Închide' })).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 272, y: 24, width: 736, height: 752 });
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(100, 400);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await page.reload();
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.getByRole('link', { name: 'Cere un site' }).hover();
  await expect(page.locator('dialog')).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
});

test('a link is followed when what the popup needs neither comes nor fails @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  await page.clock.install();
  await page.route(/\/popup\.\w+\.js/, () => {});
  await openHost(page, `<a href="${embed}" data-site-quiz-popup>Cere un site</a>${loader(embed)}`);
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.getByRole('link', { name: 'Cere un site' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return page.url();
    })
    .toBe(embed);
});

test.describe('a popup that the page opens while its file hangs', () => {
  const open = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { SiteQuiz: (name: string) => void }).SiteQuiz('open'),
    );

  test('says that it is coming, and comes with the next try @matrix', async ({
    page,
    platform,
  }) => {
    const { embed } = platform.addresses;
    await page.clock.install();
    await page.route(/\/popup\.\w+\.js\?0/, () => {});
    await openHost(page, loader(embed));
    await page.waitForFunction(() => 'SiteQuiz' in window);
    await open(page);
    const progress = page.getByRole('status').getByText('Se încarcă…');
    await expect(progress).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(dialog(page).locator('iframe')).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  test('leads to the form when the next try hangs too @matrix', async ({ page, platform }) => {
    const { embed } = platform.addresses;
    await page.clock.install();
    await page.route(/\/popup\.\w+\.js/, () => {});
    await openHost(page, loader(embed));
    await page.waitForFunction(() => 'SiteQuiz' in window);
    await open(page);
    await page.clock.runFor(3000);
    await expect(page.getByRole('status')).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return page.url();
      })
      .toBe(embed);
  });
});

test('it fills a screen that has no room for it and its margins @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  await openHost(page, `<a href="${embed}" data-site-quiz-popup>Cere un site</a>${loader(embed)}`);
  await page.getByRole('link', { name: 'Cere un site' }).click();
  for (const width of [740, 767]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
  }
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await dialog(page).boundingBox()).toEqual({ x: 16, y: 34, width: 736, height: 832 });
});
