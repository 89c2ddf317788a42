import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type HostSite, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

const snippetOf = (page: Page) => page.getByLabel('Codul de copiat');
const preview = (page: Page) => page.getByTitle('Previzualizare');

test('what is chosen is copied, and works on another site', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/quiz/embed');
  await page.getByRole('radio', { name: /^Fereastră/ }).check();
  await page.getByRole('radio', { name: 'Întunecată' }).check();
  await page.getByLabel('Culoarea butoanelor').fill('#aa3300');
  await page.getByLabel('Referința ta').fill('pagina & 7');
  await page.getByRole('button', { name: 'Copiază codul' }).click();
  await expect(page.getByText('Codul a fost copiat.')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  await expect(snippetOf(page)).toHaveValue(html);
  site = await startHostSite({ '/': { html } });
  await page.goto(site.url);
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.getByRole('link', { name: 'Cere un site' }).click();
  const frame = page.locator('dialog[open] iframe');
  await expect(frame).toHaveAttribute('src', /theme=dark&accent=aa3300&ref=pagina\+%26\+7/);
  await expect(frame.contentFrame().locator(':root')).toHaveAttribute('data-theme', 'dark');
});

test('the preview follows the choice, and adds nothing to the history @matrix', async ({
  page,
}) => {
  await page.goto('/quiz/embed');
  const email = preview(page).contentFrame().getByLabel('E-mail');
  await expect(email).toBeVisible();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('radio', { name: 'Întunecată' }).check();
  await page.getByLabel('Referința ta').pressSequentially('pagina-de-contact');
  await expect(preview(page)).toHaveAttribute('src', /theme=dark&ref=pagina-de-contact&trial=1$/);
  await expect(email).toBeVisible();
  expect(await entries()).toBe(before);
});

test('without a background the preview stands on a page of its theme @matrix', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/quiz/embed');
  await page.getByRole('radio', { name: 'Întunecată' }).check();
  await page.getByLabel('Pune un fundal în spatele formularului').uncheck();
  await expect(preview(page)).toHaveCSS('background-color', 'rgb(21, 19, 17)');
});

test('a link needs no reference and no policy, because nothing of ours is in the page @matrix', async ({
  page,
}) => {
  await page.goto('/quiz/embed');
  await page.getByLabel('Referința ta').fill('a');
  await page.getByRole('radio', { name: /^Link/ }).check();
  await expect(page.getByLabel('Referința ta')).toHaveCount(0);
  await expect(page.getByText(/Content-Security-Policy/)).toHaveCount(0);
  await expect(snippetOf(page)).toHaveValue(/^<a href="[^"?]+">Cere un site<\/a>$/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the builder, ${colorScheme} @matrix`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/quiz/embed');
    await expect(preview(page).contentFrame().getByLabel('E-mail')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
