import { expect, test } from '@rstest/core';
import { commissionBani, tiersFor } from '@vitrina/contract/rules/commission';
import { BRAND_DEFAULTS } from '../brand.ts';
import { invoiceOf } from './invoice.ts';
import { invoicePdf, transferRows } from './invoice-pdf.ts';

const SALES = 2_000_050;
const TIERS = tiersFor('2025-08');
const commission = {
  userWebsiteId: 17,
  websiteUrl: 'https://atelier.exemplu.ro',
  periodStart: '2025-08-01',
  periodEnd: '2025-08-31',
  salesBani: SALES,
  commissionBani: commissionBani(SALES, TIERS),
  tiers: TIERS,
};
const customer = {
  companyName: 'Țesătorie și Croitorie Exemplu SRL',
  cif: 'RO14399840',
  regCom: 'J40/1/2025',
  businessAddress: 'Str. Împăratului nr. 3, Iași',
};
const invoice = invoiceOf(commission, BRAND_DEFAULTS, customer);

test('number and date of an invoice follow from its site and month', () => {
  expect(invoice).toMatchObject({ number: 'COM-2025-08-0017', issuedOn: '2025-09-02' });
});

test('the tiers add up to the amount', () => {
  expect(invoice.parts.map((part) => part.commissionBani)).toEqual([45_000, 70_000, 25_003]);
  expect(invoice.commissionBani).toBe(140_003);
});

test('an invoice shows the tiers that its commission was computed with, not those of today', () => {
  const tiers = [{ percent: 10, fromBani: 0 }];
  const old = invoiceOf({ ...commission, tiers }, BRAND_DEFAULTS, customer);
  expect(old.parts).toEqual([{ percent: 10, salesBani: SALES, commissionBani: 200_005 }]);
});

test('the block of a transfer has everything that the form of a bank asks for', () => {
  const payee = { name: 'Vitrina Demo SRL', iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };
  expect(transferRows(payee, invoice).slice(1)).toEqual([
    'Beneficiar: Vitrina Demo SRL',
    'IBAN: RO49 AAAA 1B31 0075 9384 0000',
    'Banca: Banca',
    'Suma: 1.400,03\u00a0RON',
    'Detaliile plății: COM-2025-08-0017',
  ]);
});

test('the same invoice is the same bytes: a PDF with its own fonts', async () => {
  const first = await invoicePdf(invoice);
  // Direction marks in a name change nothing.
  const turned = { ...customer, companyName: `\u202e${customer.companyName}` };
  expect(first.equals(await invoicePdf({ ...invoice, customer: turned }))).toBe(true);
  const text = first.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  // An embedded subset, because PDF's built-in fonts lack ș.
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+DejaVuSans\b/);
  expect(text).not.toContain('/Helvetica');
  expect(first.length).toBeLessThan(60_000);
});

test.each([
  ['a name without end', 'Întreprinderea'.repeat(18)],
  ['signs that no font of it knows, and mark-up', '🎉 漢字 <script>alert(1)</script>'],
  ['lines and signs of control', 'A\nB\tC\u0000D\u200b'],
])('%s keeps an invoice on one page', async (_, companyName) => {
  const businessAddress = 'Strada Împăratului '.repeat(12);
  const named = { ...invoice, customer: { ...customer, companyName, businessAddress } };
  const file = await invoicePdf({ ...named, websiteUrl: `https://${'a'.repeat(150)}.ro` });
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
