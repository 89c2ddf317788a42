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

/** Creates a request of the demo partner. */
async function ownRequest(platform: WorkerPlatform): Promise<number> {
  const [row] = await platform.sql<{ id: number }>(
    `with sent as (
       insert into website_requests (user_id, email, answers)
       select users.id, users.email, answers || '{"businessName": "Atelier de probă"}'
       from users, website_requests
       where users.email = $1 order by website_requests.id limit 1 returning id, user_id)
     insert into website_request_events (request_id, to_status, actor_id)
     select id, 'pending', user_id from sent returning request_id as id`,
    [account('user').email],
  );
  return row?.id ?? 0;
}

test('a partner corrects a request, staff refuse it with a reason, and it is sent again @matrix', async ({
  page,
  platform,
  browser,
}) => {
  const id = await ownRequest(platform);
  const staff = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await signInAs(page, platform, account('user'));
  await signInAs(staff, platform, account('admin'));
  await page.goto(`/users/dashboard/site-request/${id}`);
  await staff.goto(`${new URL(page.url()).origin}/admin/request/${id}`);

  await main(page).getByRole('link', { name: 'Corectează răspunsurile' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Corectează răspunsurile');
  await main(page)
    .getByRole('button', { name: /^Modifică: / })
    .first()
    .click();
  await main(page).getByRole('textbox').first().fill('Atelierul corectat');
  await main(page).getByRole('button', { name: 'Verifică răspunsurile' }).click();
  await main(page).getByRole('button', { name: 'Salvează răspunsurile' }).click();
  await main(page).getByRole('link', { name: 'Mergi la solicitare acum' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Atelierul corectat');
  await expect(main(staff).getByText('Atelierul corectat').first()).toBeVisible(SOON);

  await main(staff).getByRole('combobox').first().selectOption('rejected');
  const dialog = staff.getByRole('dialog', { name: 'De ce respingi solicitarea?' });
  await dialog.getByRole('button', { name: 'Respinge solicitarea' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Scrie motivul/);
  await dialog.getByRole('textbox').fill('Nu lucrăm \u202Eîn acest domeniu.');
  await dialog.getByRole('button', { name: 'Respinge solicitarea' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText('Nu lucrăm în acest domeniu.', SOON);
  await expect(main(staff).getByRole('region', { name: 'Istoric' }).first()).toContainText(
    'Nu lucrăm în acest domeniu.',
  );
  for (const one of [page, staff]) {
    const { violations } = await new AxeBuilder({ page: one }).include('main').analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  }

  await main(page).getByRole('link', { name: 'Trimite din nou' }).click();
  await expect(main(page).getByText('Atelierul corectat')).toBeVisible();
  await main(page).getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(main(page)).toContainText('Cererea ta a fost trimisă cu succes.');
  await staff.context().close();
});

test('what was typed when work begins stays, and arrives in the room as a message @matrix', async ({
  page,
  platform,
}) => {
  // Without the stream the host reports it only on save.
  platform.configure({ hostCapabilities: WITHOUT_STREAM });
  const id = await ownRequest(platform);
  await signInAs(page, platform, account('user'));
  await page.goto(`/users/dashboard/site-request/${id}`);
  await main(page).getByRole('link', { name: 'Corectează răspunsurile' }).click();
  await main(page)
    .getByRole('button', { name: /^Modifică: / })
    .first()
    .click();
  await main(page).getByRole('textbox').first().fill('Atelierul de mâine');
  await platform.sql(
    `with begun as (
       update website_requests set status = 'in_progress' where id = $1 returning id)
     insert into website_request_events (request_id, from_status, to_status)
     select id, 'pending', 'in_progress' from begun returning request_id`,
    [id],
  );
  const left = main(page).getByRole('region', { name: 'Ce ai schimbat nu a fost salvat:' });
  await main(page).getByRole('button', { name: 'Verifică răspunsurile' }).click();
  await main(page).getByRole('button', { name: 'Salvează răspunsurile' }).click();
  await expect(left).toContainText('Atelierul de mâine');
  await expect(main(page)).toContainText('Am început lucrul la această solicitare');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  await page.reload();
  await left.getByRole('button', { name: 'Trimite ca mesaj' }).click();
  await main(page).getByRole('link', { name: 'Vezi solicitarea' }).click();
  await expect(main(page)).toContainText('Răspunsuri schimbate:');
  await expect(main(page)).toContainText('Atelierul de mâine');
});

test('who corrects a request sees at once that work began, and what was typed @matrix', async ({
  page,
  platform,
  browser,
}) => {
  const id = await ownRequest(platform);
  const staff = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await signInAs(page, platform, account('user'));
  await signInAs(staff, platform, account('admin'));
  await page.goto(`/users/dashboard/site-request/${id}`);
  await staff.goto(`${new URL(page.url()).origin}/admin/request/${id}`);
  await main(page).getByRole('link', { name: 'Corectează răspunsurile' }).click();
  await main(page)
    .getByRole('button', { name: /^Modifică: / })
    .first()
    .click();
  await main(page).getByRole('textbox').first().fill('Atelierul de mâine');
  await main(staff).getByRole('combobox').first().selectOption('in_progress');
  const left = main(page).getByRole('region', { name: 'Ce ai schimbat nu a fost salvat:' });
  await expect(left).toContainText('Atelierul de mâine', SOON);
  await expect(main(page)).toContainText('Am început lucrul la această solicitare');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await staff.context().close();
});

test('a request is withdrawn after a question, and both sides see who did it @matrix', async ({
  page,
  platform,
  browser,
}) => {
  const id = await ownRequest(platform);
  const staff = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await signInAs(page, platform, account('user'));
  await signInAs(staff, platform, account('admin'));
  await page.goto(`/users/dashboard/site-request/${id}`);
  await staff.goto(`${new URL(page.url()).origin}/admin/request/${id}`);
  await main(page).getByRole('button', { name: 'Retrage solicitarea' }).click();
  const dialog = page.getByRole('dialog', { name: /^Retragi solicitarea/ });
  await dialog.getByRole('button', { name: 'Retrag solicitarea' }).click();
  await expect(main(page)).toContainText('Ai retras solicitarea.');
  await expect(main(page).getByRole('list', { name: 'Etapele solicitării' })).toContainText(
    'Retrasă de tine',
  );
  await expect(main(staff).getByText('Retrasă de partener').first()).toBeVisible(SOON);
  await staff.context().close();
});
