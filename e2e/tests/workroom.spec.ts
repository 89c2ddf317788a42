import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { uploadPrivateFile } from '@vitrina/contract/calls/upload-private-file';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { type ChosenFile, picture } from '../src/picture.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

const main = (page: Page) => page.getByRole('main');
const NAME = 'Atelierul de lângă noi';
const COMPANY = 'Atelierul SRL';

/** Waits until the other side sees it, and records the time in ms. */
async function seen(step: string, there: Locator, text?: string | RegExp): Promise<void> {
  const began = performance.now();
  await (text ? expect(there).toContainText(text) : expect(there).toBeVisible());
  const description = `${step}: ${Math.round(performance.now() - began)} ms`;
  test.info().annotations.push({ type: 'seen by the other', description });
}

/** A partner without a company or a request. */
async function newPartner(platform: WorkerPlatform) {
  const { email, password } = account('user');
  const own = `incepator-${Date.now()}@exemplu.ro`;
  await platform.sql(
    `insert into users (name, email, role, password_hash, email_verified_at)
     select 'Ioana', $2, 'user', password_hash, now() from users where email = $1`,
    [email, own],
  );
  return { email: own, password };
}

/** Fills in the questionnaire with a name only, from the overview. */
async function sendRequest(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Creează/ })
    .first()
    .click();
  const name = main(page).getByLabel('Numele afacerii');
  const form = main(page).locator('form');
  for (let step = 1; step <= 10; step += 1) {
    await expect(main(page).getByText(`Pasul ${step} din 10`)).toBeVisible();
    if (await name.isVisible()) await name.fill(NAME);
    await form.getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ }).click();
  }
  await main(page).getByRole('button', { name: 'Trimite cererea' }).click();
}

/** Adds the company by the page's own link. */
async function addCompany(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Adaugă firma', exact: true }).click();
  const form = main(page).getByRole('region', { name: 'Firmele tale' });
  await form.getByLabel(/^Denumirea firmei/).fill(COMPANY);
  for (const name of [/^Declar/, /^Îmi dau/]) await form.getByRole('checkbox', { name }).check();
  await form.getByRole('button', { name: 'Salvează' }).click();
}

/** Adds a version for the owner. */
async function showVersion(staff: Page, address: string, image?: ChosenFile): Promise<void> {
  const form = main(staff).getByRole('group').filter({ hasText: 'Adaugă o versiune' });
  const field = form.getByRole('textbox', { name: 'Adresa versiunii' });
  if (!(await field.isVisible())) await form.getByText('Adaugă o versiune').first().click();
  await field.fill(address);
  if (image) {
    // Only the upload, not its ticket or a read mark.
    const stored = staff.waitForResponse(
      (one) =>
        one.request().method() === 'POST' && one.url().endsWith(uploadPrivateFile.path) && one.ok(),
    );
    await form.getByLabel('Adaugă o imagine').setInputFiles(image);
    await stored;
  }
  await form.getByRole('button', { name: 'Adaugă o versiune' }).click();
}

/** Sends a message in the open room. */
async function say(page: Page, text: string): Promise<void> {
  await main(page)
    .getByRole('textbox', { name: /^Mesajul/ })
    .fill(text);
  await main(page).getByRole('button', { name: 'Trimite mesajul' }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
}

test('a partner and staff go from the request to the live site side by side', async ({
  page,
  platform,
  browser,
}) => {
  test.slow();
  const owner = await newPartner(platform);
  const staff = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await signInAs(page, platform, owner);
  await signInAs(staff, platform, account('admin'));
  await page.goto('/users/dashboard/overview');
  const { origin } = new URL(page.url());
  await staff.goto(`${origin}/admin/desk`);
  await expect(main(staff).getByRole('heading', { level: 1 })).toBeVisible();

  // Empty lists explain what they will show.
  await expect(main(page).getByText(/^Aici apar vânzările tale/)).toBeVisible();
  await expect(main(page).getByText(/^Primul apare după/)).toBeVisible();
  await expectAccessible(page);

  await sendRequest(page);
  await seen('request', main(staff).getByRole('button', { name: /Arată/ }));
  await main(staff).getByRole('button', { name: /Arată/ }).click();
  await main(staff).getByRole('searchbox').fill(NAME);
  await main(staff).getByRole('link', { name: NAME }).click();
  await main(page).getByRole('link', { name: NAME }).first().click();
  const noCompany = main(page).getByText('Ca să publicăm site-ul avem nevoie de firma ta.');
  await main(staff).getByRole('combobox').first().selectOption('in_progress');
  const steps = (of: Page) => main(of).getByRole('list', { name: 'Etapele solicitării' });
  await seen('work begins', steps(page).locator('[aria-current=step]'), 'În desfășurare');
  await expect(noCompany).toBeVisible();

  const blocked = main(staff).getByText('Blocat: lipsește firma');
  await expect(blocked).toBeVisible();
  await addCompany(page);
  await seen('company', main(staff).getByRole('button', { name: 'Asociază site-ul' }));
  await expect(blocked).toBeHidden();
  await page.goBack();
  await expect(steps(page)).toBeVisible();
  await expect(noCompany).toBeHidden();
  const messages = (of: Page) => main(of).getByRole('list', { name: 'Mesaje' });

  await say(page, 'Vă trimit sigla. \u202Ehttps://exemplu.ro/sigla\u202C');
  await seen('message', messages(staff), 'Vă trimit sigla.');
  await expect(messages(staff).getByRole('link')).toHaveAttribute(
    'href',
    'https://exemplu.ro/sigla',
  );
  await seen('read', messages(page), /Citit de/);

  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await main(page)
    .getByLabel('Adaugă fișiere', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'sigla.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(main(page).getByRole('progressbar', { name: /^Se încarcă/ })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Trimite mesajul' }).click();
  const file = messages(staff).getByRole('link', { name: 'Descarcă sigla.svg' });
  await seen('file', file);
  const loaded = await staff.request.get((await file.getAttribute('href')) ?? '');
  expect(await loaded.body()).toEqual(logo);
  expect(loaded.headers()['content-type']).toBe('application/octet-stream');

  await say(staff, 'Mulțumim, arată bine!');
  await seen('answer', messages(page), 'Mulțumim, arată bine!');

  await main(staff).locator('summary').getByText('Cere ceva').click();
  await main(staff).getByRole('textbox', { name: 'Ce cerem' }).fill('Textele paginii');
  await main(staff).getByRole('button', { name: 'Trimite cererea' }).click();
  const answer = main(page).getByRole('textbox', { name: /^Răspunsul tău: Textele paginii/ });
  await seen('question', answer);
  await answer.fill('Facem mese la comandă.');
  await main(page)
    .getByRole('button', { name: /^Trimite răspunsul: / })
    .click();
  const asked = main(staff).getByRole('region', { name: 'Ce ne trebuie' });
  await seen('what was asked for', asked, 'Facem mese la comandă.');
  await expect(asked).toContainText('Primit');

  await showVersion(staff, 'https://proba.exemplu.ro/1');
  const versions = (of: Page) => main(of).getByRole('region', { name: 'Versiuni' });
  await seen('version', versions(page), 'proba.exemplu.ro/1');
  await versions(page).getByRole('button', { name: 'Cer modificări' }).click();
  await versions(page)
    .getByRole('textbox', { name: /^Ce schimbăm/ })
    .fill('- Sigla mai mare\n- Alt fundal');
  await versions(page).getByRole('button', { name: 'Trimite modificările' }).click();
  const point = versions(staff).getByRole('checkbox', { name: 'Sigla mai mare' });
  await seen('changes', point);
  await expect(point).not.toBeChecked();
  await point.click();
  await expect(point).toBeChecked();
  await seen('point done', versions(page).locator('li[data-done]').filter({ hasText: 'Sigla' }));

  const look = await picture(staff, 'pagina.png', 320, 180);
  await showVersion(staff, 'https://proba.exemplu.ro/2', look);
  await seen('next version', versions(page), 'proba.exemplu.ro/2');
  await versions(page).getByRole('button', { name: 'Aprob versiunea' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprob versiunea' }).click();
  await seen('approval', versions(staff), 'Aprobată');
  for (const one of [page, staff]) await expectAccessible(one);

  await main(staff).getByRole('button', { name: 'Asociază site-ul' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Atribuie un site' });
  await expect(drawer.getByLabel(/^Firmă/)).toContainText(COMPANY);
  await expect(drawer.getByLabel(/^Utilizator/)).toHaveValue(/^Ioana /);
  await drawer.getByLabel(/^Adresa site-ului/).fill('https://atelierul-nou.exemplu.ro');
  await drawer.getByRole('button', { name: 'Atribuie site-ul' }).click();
  const site = steps(page).getByRole('link', { name: 'Deschide site-ul' });
  await seen('live', site);
  await expect(site).toHaveAttribute('href', 'https://atelierul-nou.exemplu.ro/');
  await expect(
    main(staff).getByRole('link', { name: 'Deschide site-ul', exact: true }),
  ).toBeFocused();
  await page.goto('/users/dashboard/overview');
  const card = main(page).getByRole('listitem').filter({ hasText: 'atelierul-nou.exemplu.ro' });
  await expect(card).toContainText('Public');
  const shown = card.getByRole('img', { name: 'Cum arată site-ul Atelierul SRL' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await page.goto('/users/notifications');
  await expect(main(page).getByRole('link', { name: /este activ/ })).toHaveAttribute(
    'href',
    '/users/dashboard/active-sites',
  );
  await staff.context().close();
});
