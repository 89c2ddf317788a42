import { BRAND_DEFAULTS } from '@vitrina/backend/brand';
import { formatBani } from '@vitrina/contract/rules/money';
import { account } from '../../src/accounts.ts';
import type { WorkerPlatform } from '../../src/test.ts';
import { textOfPdf } from '../../src/text-of-pdf.ts';
import { savedFile } from '../steps/saved-file.ts';
import { OVERVIEW, signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test('a partner keeps a profile and a company, reads commissions and an invoice @matrix', async ({
  person,
  engineName,
  platform,
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
  await saysWhatIsOwed(invoice, platform);
});

/** Checks the invoice's text: number, person, site, month and amounts match its commission. */
async function saysWhatIsOwed(invoice: Buffer, { sql }: WorkerPlatform): Promise<void> {
  expect(invoice.toString('latin1', 0, 5)).toBe('%PDF-');
  const text = await textOfPdf(invoice);
  const [, month = '', site = ''] = /COM-(\d{4}-\d{2})-(\d{4})/.exec(text) ?? [];
  const [row] = await sql<InvoiceRow>(
    `select c.sales_bani, c.commission_bani, c.period_start::text, c.period_end::text,
       w.website_url, coalesce(b.company_name, w.business_name) as customer
     from commissions c
     join user_websites w on w.id = c.user_website_id
     join users u on u.id = w.user_id
     left join businesses b on b.id = w.business_id
     where u.email = $1 and w.id = $2 and c.period_start::text like $3`,
    [account('user').email, Number(site), `${month}-%`],
  );
  expect(row, `the commission of ${month} for site ${site}`).toBeDefined();
  for (const expected of row ? wordsOf(row) : []) expect(text).toContain(expected);
}

interface InvoiceRow {
  sales_bani: number;
  commission_bani: number;
  period_start: string;
  period_end: string;
  website_url: string;
  customer: string;
}

const wordsOf = (row: InvoiceRow): string[] => [
  'Factură',
  BRAND_DEFAULTS.legalName,
  row.customer,
  row.website_url.replace(/^https?:\/\//, ''),
  [row.period_start, row.period_end].map((day) => day.split('-').reverse().join('.')).join(' - '),
  `Vânzări în perioadă ${formatBani(row.sales_bani)}`.replace('\u00a0', ' '),
  `Total de plată ${formatBani(row.commission_bani)}`.replace('\u00a0', ' '),
];
