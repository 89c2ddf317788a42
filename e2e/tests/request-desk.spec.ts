import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

const main = (page: Page) => page.getByRole('main');
/** The product promises one second; a test machine needs longer. */
const SOON = { timeout: 5000 };
const NAME = 'Atelierul Desk';

/** Requests of the demo partner that wait for the partner, not for staff. */
async function storeRequests(
  platform: WorkerPlatform,
  count: number,
  name = NAME,
): Promise<number> {
  const rows = await platform.sql<{ id: number }>(
    `insert into website_requests (user_id, email, answers, status)
     select users.id, users.email, jsonb_build_object('businessName', $2::text), 'in_test'
     from users, generate_series(1, $3::int) where users.email = $1 returning id`,
    [account('user').email, name, count],
  );
  return Number(rows[0]?.id);
}

test('what a partner writes comes to the desk, is given to a colleague, and answered by a saved text', async ({
  page,
  platform,
  browser,
}) => {
  const id = await storeRequests(platform, 1);
  await platform.sql(
    `insert into users (name, email, role, permissions)
     values ('Mihai', 'mihai-desk@exemplu.ro', 'admin', '{sites}')`,
  );
  const partner = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await signInAs(page, platform, account('admin'));
  await signInAs(partner, platform, account('user'));
  await page.goto('/admin/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Administrare' });
  await navigation.getByRole('link', { name: 'De răspuns' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ce așteaptă răspunsul nostru' }),
  ).toBeVisible();
  const count = navigation.getByRole('link', { name: 'De răspuns' });
  await expect(count).toHaveAccessibleDescription(/la rând/);
  const before = Number(await count.locator('span[aria-hidden]').first().textContent());
  const isCounted = (many: number) =>
    expect(count).toHaveAccessibleDescription(new RegExp(`^${many} `), SOON);

  await partner.goto(`${new URL(page.url()).origin}/users/dashboard/site-request/${id}`);
  await main(partner)
    .getByRole('textbox', { name: /^Mesajul/ })
    .fill('Când e gata?');
  await main(partner).getByRole('button', { name: 'Trimite mesajul' }).click();
  await isCounted(before + 1);
  await main(page).getByRole('button', { name: /Arată/ }).click(SOON);
  // The newest deadline is last, and a long list renders only visible rows.
  await main(page).getByRole('searchbox').fill(NAME);
  const row = main(page).getByRole('row').filter({ hasText: NAME });
  await expect(row).toContainText('1 mesaj nou');
  await expect(row).toContainText('mai sunt 7 zile lucrătoare');

  await row.getByRole('combobox').click();
  await page.keyboard.type('mih');
  await page.getByRole('option', { name: 'Mihai' }).click();
  await expect(page.getByText('Solicitarea este acum la Mihai.')).toBeVisible();
  const told = await platform.sql<{ message: string }>(
    "select message from notifications join users on users.id = user_id where email = 'mihai-desk@exemplu.ro' order by message",
  );
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^1 mesaj nou/),
    expect.stringMatching(/ți-a dat solicitarea/),
  ]);
  await main(page)
    .getByRole('radio', { name: /Ale nimănui/ })
    .click();
  await expect(page).toHaveURL(/of=nobody/);
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('radio', { name: /Ale nimănui/ })).toBeChecked();
  await main(page)
    .getByRole('radio', { name: /^Toate/ })
    .click();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);

  await row.getByRole('link', { name: NAME }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Solicitarea #${id}: `) }),
  ).toBeVisible();
  await expect(main(page).getByRole('combobox', { name: /^Responsabil/ })).toHaveValue('Mihai');
  await expect(main(page).getByRole('region', { name: 'Cine a avut-o' })).toContainText('Mihai');
  const field = main(page).getByRole('textbox', { name: /^Mesajul/ });
  await field.fill('Vineri este gata.');
  const saved = main(page).getByRole('button', { name: 'Răspunsuri salvate' });
  await saved.click();
  await page.getByRole('button', { name: 'Salvează ce am scris' }).click();
  await page.getByRole('textbox', { name: 'Numele răspunsului' }).fill('Termen');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(page.getByText('Răspunsul a fost salvat.')).toBeVisible();
  // The dialog restores focus to the button that opened it.
  await expect(saved).toBeFocused();
  await field.fill('Bună ziua. ');
  await saved.focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Caută un răspuns' });
  await expect(search).toBeFocused();
  await page.keyboard.type('termen');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Bună ziua. Vineri este gata.');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(main(partner).getByRole('list', { name: 'Mesaje' })).toContainText(
    'Bună ziua. Vineri este gata.',
    SOON,
  );
  await isCounted(before);

  await saved.click();
  await page.getByRole('button', { name: 'Modifică „Termen”' }).click();
  await page.getByRole('textbox', { name: 'Textul răspunsului' }).fill('Luni este gata.');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Luni este gata.' })).toBeVisible();
  await page.getByRole('button', { name: 'Șterge „Termen”' }).click();
  // Until then the button undoes the change.
  await expect(page.getByText('„Termen” a fost șters.')).toBeVisible();
  await page.getByRole('button', { name: 'Anulează modificarea' }).click();
  await expect(page.getByRole('button', { name: 'Șterge „Termen”' })).toBeVisible();
  await partner.context().close();
});

test('five hundred requests stay quick, and the keys of lists walk through them @matrix', async ({
  page,
  platform,
}) => {
  const name = 'Atelierul Mare';
  await storeRequests(platform, 500, name);
  await platform.sql("update website_requests set status = 'in_progress' where status = 'in_test'");
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/desk');
  const rows = main(page).getByRole('row');
  await expect(rows.nth(2).getByRole('link')).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await main(page).getByRole('searchbox').fill(name);
  await expect(main(page).getByText('500 de solicitări')).toBeVisible();
});
