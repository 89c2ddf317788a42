import type { Frame, Page } from '@playwright/test';
import { fillContact } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

interface Noise {
  violations: string[];
  shifts: number[];
}

/** Records policy violations and layout shifts in every document. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const noise: Noise = { violations: [], shifts: [] };
    Object.assign(window, { noise });
    addEventListener('securitypolicyviolation', (event) =>
      noise.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) noise.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const noiseOf = (where: Page | Frame) =>
  where.evaluate(() => (window as unknown as { noise: Noise }).noise);

const SILENCE: Noise = { violations: [], shifts: [] };

test('the form asks for three files at most, breaks no strict policy and scrolls nothing', async ({
  page,
  platform,
}) => {
  const { origin } = new URL(platform.addresses.embed);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && !request.url().startsWith('data:'))
      asked.push(request.url());
  });
  // Tall enough to show what follows the frame.
  await page.setViewportSize({ width: 1280, height: 1024 });
  await listen(page);
  const html = `<meta name="viewport" content="width=device-width"><h1>Salon</h1>${snippet(platform.addresses.embed)}
    ${'<p>Text</p>'.repeat(60)}`;
  const policy = `default-src 'none'; frame-src ${origin}; script-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  site = await startHostSite({ '/': { html, headers: { 'content-security-policy': policy } } });
  await page.goto(site.url);
  const form = page.frameLocator('iframe[data-site-quiz]');
  await expect
    .poll(() => page.locator('iframe').evaluate((one) => one.style.height))
    .toMatch(/px$/);
  // The snippet's height is an estimate for all widths, so what follows the frame may shift once.
  const around = await noiseOf(page);
  expect(around.violations).toEqual([]);
  expect(around.shifts.length).toBeLessThanOrEqual(1);
  expect(around.shifts[0] ?? 0).toBeLessThan(0.01);
  const frame = page.frames().find((one) => one.url().startsWith(origin));
  if (!frame) throw new Error('The page has no frame of ours.');
  expect(await noiseOf(frame)).toEqual(SILENCE);
  await form.getByRole('button', { name: 'Continuă' }).click();
  await expect(form.getByText('Completează câmpul obligatoriu: E-mail')).toBeVisible();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await fillContact(form, 'ana@exemplu.ro');
  for (const title of ['Afacerea ta', /./, /./]) {
    const before = await page.evaluate(() => scrollY);
    const next = form.getByRole('button', { name: 'Continuă' });
    // Clicked by script, because a Playwright click would scroll to it.
    await next.evaluate((button) => (button as HTMLButtonElement).click());
    await expect(form.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  expect((await noiseOf(frame)).violations).toEqual([]);
  expect((await noiseOf(page)).violations).toEqual([]);
});
