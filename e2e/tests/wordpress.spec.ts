import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packPlugin } from '@vitrina/platform/wordpress/pack-plugin';
import { TEST_DIR } from '../src/database.ts';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { HIDE_AUTOMATION, PERSON_USER_AGENT } from '../src/embed-hosts/hide-automation.ts';
import {
  missingForWordpress,
  startWordpress,
  WORDPRESS_ADMIN,
  type Wordpress,
} from '../src/embed-hosts/wordpress.ts';
import { expect, test } from '../src/test.ts';

const missing = missingForWordpress();
test.skip(missing.length > 0, `not installed on this machine: ${missing.join(', ')}`);
// WordPress itself violates the site's policy; the test compares violations with and without our plug-in.
test.use({ breaksPolicy: true });

let wordpress: Wordpress | undefined;
test.afterEach(async () => {
  await wordpress?.stop();
  wordpress = undefined;
});

test('@matrix an owner installs the plug-in in WordPress, visitors send the form, and nothing is left of it', async ({
  page,
  platform,
  browser,
}) => {
  test.setTimeout(280_000);
  const embed = new URL(platform.addresses.embed).origin;
  const site = await startWordpress(embed);
  wordpress = site;
  const visitors = await browser.newContext({ locale: 'ro-RO', userAgent: PERSON_USER_AGENT });
  // Automated browsers are not counted.
  await visitors.addInitScript(HIDE_AUTOMATION);
  const visitor = await visitors.newPage();
  for (const one of [page, visitor]) one.setDefaultTimeout(40_000);
  const [embedded] = await platform.sql<{ id: string }>(
    "insert into embeds (id, user_id, name) select 'wordpress1', min(id), 'Blog' from users returning id",
  );

  await test.step('uploaded and activated', async () => {
    await signIn(page, site.url);
    // A welcome dialog appears once per user, some time after the editor.
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await page.addLocatorHandler(close, () => close.click());
    await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
    const zip = packPlugin(join(TEST_DIR, 'wordpress'), embed);
    await page.locator('#pluginzip').setInputFiles(zip);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await expect(page.getByText('Chestionarul Vitrina', { exact: true })).toBeVisible();
  });

  await test.step('an address is checked, and kept only where it can be used', async () => {
    await page.goto(`${site.url}/wp-admin/options-general.php?page=vitrina-questionnaire`);
    const address = page.getByLabel('Adresa chestionarului');
    await expect(address).toHaveAttribute('placeholder', embed);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await address.fill('http://embed.exemplu.ro');
    await save.click();
    await expect(page.getByText('Aceasta nu este o adresă a chestionarului.')).toBeVisible();
    await expect(address).toHaveValue('');
    await address.fill(`${platform.addresses.embed}?theme=dark`);
    await save.click();
    await expect(address).toHaveValue(embed);
  });

  const inline = await test.step('a block is put into a page', async () => {
    await openEditor(page, site.url, 'Formular');
    await insertBlock(page);
    const preview = page.frameLocator('.wp-block-vitrina-questionnaire iframe');
    await expect(preview.getByLabel('E-mail')).toBeVisible();
    await page.getByLabel('Tema').selectOption({ label: 'Întunecată' });
    await page.getByLabel('Arată titlul formularului').uncheck();
    await page.getByLabel('Pune un fundal în spatele formularului').uncheck();
    await page.getByRole('button', { name: 'Răspunsurile' }).click();
    await page.getByLabel('Referința ta').fill('pagina & "7"');
    const counted = page.getByLabel('Codul formularului');
    await counted.fill('Blogul meu');
    await expect(page.getByText(/^Acesta nu este un cod/)).toBeVisible();
    // The code as the dashboard shows it.
    await counted.fill(`embed=${embedded?.id}`);
    await expect(counted).toHaveValue('wordpress1');
    const frame = page.locator('.wp-block-vitrina-questionnaire iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /theme=dark&ref=pagina.*&embed=wordpress1&title=0&bg=0&trial=1$/,
    );
    return publish(page);
  });

  await test.step('a visitor sends it', async () => {
    const email = `wordpress-${Date.now()}@exemplu.ro`;
    await visitor.goto(inline);
    const element = visitor.locator('iframe[data-site-quiz]');
    const frame = visitor.frameLocator('iframe[data-site-quiz]');
    await expect.poll(() => element.evaluate((one) => one.style.height)).toMatch(/px$/);
    await expect(element).toHaveCSS('color-scheme', 'dark');
    await expect(frame.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro');
    await fillContact(frame, email);
    await sendAll(frame);
    await expect(
      frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă cu succes.'),
    ).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.dataset.told)).toBe(
      'pagina & "7"',
    );
    const columns = 'embed_id as embed, embed_page as page';
    const sent = `select ${columns} from website_requests where email = $1`;
    expect(await platform.sql(sent, [email])).toEqual([{ embed: 'wordpress1', page: inline }]);
  });

  const popup = await test.step('a block opens it over another page', async () => {
    await openEditor(page, site.url, 'Fereastră');
    await insertBlock(page);
    await page.getByLabel('Fereastră peste pagină').check();
    await page.getByLabel('Textul linkului').fill('Vreau un site');
    const link = page.locator('.wp-block-vitrina-questionnaire a');
    await expect(link).toHaveText('Vreau un site');
    await page.getByLabel('Limba').selectOption({ label: 'English' });
    await expect(link).toHaveAttribute('href', /\/q\/v1\/en\//);
    return publish(page);
  });

  await test.step('a visitor opens it', async () => {
    await visitor.goto(popup);
    await visitor.waitForFunction(() => 'SiteQuiz' in window);
    await visitor.getByRole('link', { name: 'Vreau un site' }).click();
    const form = visitor.locator('dialog[open] iframe').contentFrame();
    await expect(form.getByRole('heading', { name: 'Contact details' })).toBeVisible();
    const loader = visitor.locator(`script[src="${embed}/q/v1/en/loader.js"]`);
    await expect(loader).toHaveCount(1);
  });

  await test.step('shortcodes do the same, and the script is asked for once', async () => {
    await openEditor(page, site.url, 'Shortcode');
    const text =
      '[vitrina_questionnaire accent="#aa3300" font="Georgia,serif" save="0" trial="1"]\n\n' +
      '[vitrina_questionnaire mode="popup" open="scroll:60" text="<b>Peste</b> pagină"]\n\n' +
      '[vitrina_questionnaire mode="link" lang="en"]\n\n' +
      '[vitrina_questionnaire mode="link" ref="x" theme="\'><script>alert(1)</script>"]';
    const shortcodes = await publish(page, text);
    const answer = await visitor.goto(shortcodes);
    const html = (await answer?.text()) ?? '';
    expect(html.match(/<script[^>]*loader\.js[^>]*>/g)).toEqual([
      expect.stringMatching(/ async src='[^'?]*\/q\/v1\/loader\.js'/),
    ]);
    expect(html).not.toContain('alert(1)');
    const src = `${embed}/q/v1/?accent=aa3300&save=0&font=Georgia%2Cserif&trial=1`;
    const frame = visitor.locator('iframe[data-site-quiz]');
    await expect(frame).toHaveAttribute('src', src);
    await expect(frame.contentFrame().getByLabel('E-mail')).toBeVisible();
    const over = visitor.getByRole('link', { name: 'Peste pagină' });
    await expect(over).toHaveAttribute('data-site-quiz-popup', 'scroll:60');
    const link = visitor.getByRole('link', { name: 'Cere un site', exact: true });
    await expect(link.last()).toHaveAttribute('href', `${embed}/q/v1/`);
    await expect(visitor.getByRole('link', { name: 'Request a website' })).toHaveAttribute(
      'href',
      `${embed}/q/v1/en/`,
    );
    // The same HTML for everyone, so it can be cached.
    expect(await (await visitor.request.get(shortcodes)).text()).toBe(html);
  });

  await test.step('of the strict policy it breaks nothing, and loads nothing elsewhere', async () => {
    const core = await brokenPolicy(visitor, `${site.url}/?page_id=2`);
    for (const address of [inline, popup]) {
      expect(await brokenPolicy(visitor, address)).toEqual(core);
      const html = await (await visitor.request.get(address)).text();
      const inside = [...html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)].map(
        ([, , text]) => text,
      );
      expect(inside.join('')).not.toMatch(/vitrina|quiz/i);
    }
    const plain = await (await visitor.request.get(`${site.url}/?page_id=2`)).text();
    expect(plain).not.toMatch(/loader\.js|vitrina-questionnaire/);
  });

  await test.step('deactivated and deleted, it leaves nothing', async () => {
    const named = (column: string) =>
      `select option_name from wp_options where ${column} like '%vitrina%' order by 1`;
    expect(site.query(named('option_name'))).toEqual(['vitrina_questionnaire_address']);
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    const file = 'vitrina-questionnaire/vitrina-questionnaire.php';
    const row = page.locator(`tr[data-plugin="${file}"]`).first();
    await row.getByRole('link', { name: /^Deactivate/ }).click();
    await expect(page.getByText('Plugin deactivated.')).toBeVisible();
    // Before its script loads the link opens another page, which asks for confirmation.
    await page.waitForLoadState();
    page.once('dialog', (dialog) => void dialog.accept());
    await row.getByRole('link', { name: /^Delete/ }).click();
    await expect(page.getByText('was successfully deleted')).toBeVisible();
    expect(site.query(named('option_name'))).toEqual([]);
    // WordPress's own list of recently active plug-ins.
    const left = site.query(named('option_value'));
    expect(left.filter((name) => name !== 'recently_activated')).toEqual([]);
    await visitor.goto(inline);
    await expect(visitor.locator('iframe')).toHaveCount(0);
  });

  expect(site.complaints()).not.toContain('vitrina-questionnaire');
});

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill(WORDPRESS_ADMIN.name);
  await page.locator('#user_pass').fill(WORDPRESS_ADMIN.password);
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/**');
}

async function openEditor(page: Page, url: string, title: string): Promise<void> {
  await page.goto(
    `${url}/wp-admin/post-new.php?post_type=page&post_title=${encodeURIComponent(title)}`,
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
}

async function insertBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill('Chestionar');
  await page.getByRole('option', { name: 'Chestionar' }).click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  // Below 1440 px the block list has closed the settings panel.
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  if ((await settings.getAttribute('aria-pressed')) !== 'true') await settings.click();
}

/** @returns the page's public address */
async function publish(page: Page, shortcodes?: string): Promise<string> {
  if (shortcodes) {
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('menuitemradio', { name: /^Code editor/ }).click();
    await page.getByPlaceholder('Start writing with text or HTML').fill(shortcodes);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: 'View Page' });
  return (await link.getAttribute('href')) ?? '';
}

/** Policy violations of a page, by directive and source. */
async function brokenPolicy(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) => {
      broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.goto(address);
  const broken = await page.evaluate(() => (window as unknown as { broken: string[] }).broken);
  return [...new Set(broken)].sort();
}
