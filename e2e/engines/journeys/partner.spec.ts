import { account } from '../../src/accounts.ts';
import { savedFile } from '../steps/saved-file.ts';
import { OVERVIEW, signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test('a partner keeps a profile and a company, reads commissions and an invoice @matrix', async ({
  person,
  engineName,
}) => {
  const page = await person.open('/login');
  await signIn(page, account('user'));
  await page.isAt(OVERVIEW);
  const main = page.role('main');

  await page.goto('/users/dashboard/profile');
  await main.field(/^Telefon/).write('123');
  await main.button('Salvează').first().press();
  await main.text('Introdu un număr de telefon valid, de exemplu 0712 345 678.').isShown();
  await main.field(/^Telefon/).write('0712 345 678');
  await main.button('Salvează').first().press();
  await page.text('Profilul a fost actualizat.').isShown();

  const firms = main.role('region', 'Firmele tale');
  await firms.button('Adaugă o firmă').press();
  await firms.button('Salvează').press();
  await main.text('Completează denumirea firmei.').isShown();
  await firms.field(/^Denumirea firmei/).fill(`Țesătorie ${engineName} SRL`);
  await firms.field(/^CIF/).fill('RO123');
  await firms.field(/^IBAN/).fill('RO12');
  await firms.button('Salvează').press();
  await main.text(/^Trebuie să bifezi ambele căsuțe/).isShown();
  await main.text('CIF-ul nu pare corect. Verifică-l; îl poți salva și așa.').isShown();
  await main.text('IBAN-ul nu pare corect. Verifică-l; îl poți salva și așa.').isShown();
  await firms.field(/^CIF/).fill('RO14399840');
  await firms.role('checkbox', /^Declar/).press();
  await firms.role('checkbox', /permisiunea/).press();
  await firms.button('Salvează').press();
  await page.text('Firmă adăugată cu succes!').isShown();

  await page.goto('/users/dashboard/commissions');
  await main.field(/^Vânzări într-o lună/).write('20000,50');
  await main
    .text(/1\.400/)
    .first()
    .isShown();
  const invoice = await savedFile(page, async () => {
    await main
      .button(/^Vezi factura/)
      .first()
      .press();
    await page.link('Previzualizează').isShown();
  });
  expect(invoice).toMatch(/^%PDF-/);
});
