import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

for (const [name, path, needed] of [
  ['a page', '/login', ':popover-open'],
  ['the frame of the questionnaire', '/q/v1/', 'light-dark('],
] as const)
  test(`in ${name} a browser without what we need reads a sentence, any other one does not`, async ({
    page,
    platform,
  }) => {
    const { embed, shell } = platform.addresses;
    await page.goto(new URL(path, path.startsWith('/q') ? embed : shell).href);
    const sentence = page.getByText(/^Browserul tău este prea vechi/);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(sentence).toBeHidden();
    // Deletes the rules that an unsupporting browser skips; later style sheets may repeat them.
    const skip = () =>
      page.evaluate(() => {
        const skipped: string[] = [];
        for (const sheet of document.styleSheets)
          for (const [index, rule] of [...sheet.cssRules].entries())
            if (rule instanceof CSSSupportsRule && rule.cssText.includes('#old-browser')) {
              sheet.deleteRule(index);
              skipped.push(rule.conditionText);
            }
        return skipped;
      });
    await expect(async () => {
      for (const condition of await skip()) expect(condition).toContain(needed);
      await expect(sentence).toBeVisible({ timeout: 100 });
    }).toPass();
  });

/** Invalid syntax, which fails like ours does in a browser that is too old. */
const UNKNOWN_SYNTAX = 'const next ~> syntax;';

/** Simulates a browser without our scripts' syntax and without popovers. */
async function beOld(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script')
      return route.fulfill({ contentType: 'text/javascript', body: UNKNOWN_SYNTAX });
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const text = await response.text();
    await route.fulfill({
      response,
      headers,
      // Without integrity, because changed files would be refused.
      body: text
        .replace(/ integrity="[^"]*"/g, '')
        .replace(/<script>[\s\S]*?<\/script>/g, `<script>${UNKNOWN_SYNTAX}</script>`)
        .replaceAll('selector(:popover-open)', 'selector(:of-the-future)')
        .replaceAll('light-dark(red,red)', 'of-the-future(red)'),
    });
  });
}

test.describe('where no script can be parsed', () => {
  test.use({ breaksPolicy: true });

  for (const [path, also] of [
    ['/', 'Site-ul afacerii tale, gratuit'],
    ['/products', null],
    ['/admin/orders', null],
  ] as const)
    test(`${path} is no white page: a sentence asks for a newer browser${path === '/' ? '' : ' @matrix'}`, async ({
      page,
    }) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.name));
      await beOld(page);
      await page.goto(path);
      await expect(page.getByText(/^Browserul tău este prea vechi/)).toBeVisible();
      if (also) await expect(page.getByRole('heading', { name: also })).toBeVisible();
      expect(new Set(wrong)).toEqual(new Set(['SyntaxError']));
      await expect(page.locator('html[data-booted]')).toHaveCount(0);
    });
});
