import { account } from '../../src/accounts.ts';
import { freshEmail } from '../../src/conformance/samples.ts';
import type { Page } from '../page/page.ts';
import { savedFile } from '../steps/saved-file.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, type Person, test } from '../test.ts';

async function enter(person: Person, path: string): Promise<Page> {
  const page = await person.open(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, account('admin'));
  await page.isAt(new RegExp(`${path}$`));
  return page;
}

test('a colleague is invited, the journal tells of it, and the invitation is taken back @matrix', async ({
  person,
}) => {
  const page = await enter(person, '/admin/staff');
  const email = freshEmail();
  await page.button('Invită un coleg').press();
  const dialog = page.role('dialog', 'Invită un coleg');
  await dialog.field(/^Nume/).fill('Dan Contabil');
  await dialog.field(/^E-mail/).fill(email);
  await dialog.role('checkbox', 'Bani').press();
  await dialog.button('Trimite invitația').press();
  await page.button('Retrage invitația: Dan Contabil').isShown();

  await page.goto('/admin/audit?kind=invitation');
  const main = page.role('main');
  await main.text(new RegExp(`a trimis invitația pentru ${email}`)).isShown();
  const csv = await savedFile(page, () => page.button('Exportă CSV').press());
  expect(csv.toString('utf8')).toContain('Invitații');

  await page.goto('/admin/staff');
  await page.button('Retrage invitația: Dan Contabil').press();
  await page
    .role('dialog', /^Retragi invitația/)
    .button('Retrage invitația')
    .press();
  await page.button('Retrage invitația: Dan Contabil').isGone();
});

test('what delivery costs is changed, and put back from the version before @matrix', async ({
  person,
}) => {
  const page = await enter(person, '/admin/settings');
  const fee = page.field(/^Cost/);
  await fee.isShown();
  const before = (await fee.look()).value;
  await fee.fill('23,45');
  await page.role('main').role('region', 'Livrare').button('Salvează').press();
  await page.text('Setarea a fost salvată.').isShown();
  await page.reload();
  await fee.has('value', '23,45');
  await fee.fill(before);
  await page.role('main').role('region', 'Livrare').button('Salvează').press();
  await page.text('Setarea a fost salvată.').isShown();
});
