import { expect, test } from '@rstest/core';
import { BRAND_DEFAULTS } from '../brand.ts';
import { transferBlocks } from './commission-mails.ts';

test('a transfer is told as on the page of the payment: account, amount, reference, and a code', () => {
  const account = { iban: 'RO49AAAA1B31007593840000', bank: '' };
  const bill = { invoiceNumber: 'COM-2025-08-0017', commissionBani: 66_000 };
  const [, rows, code] = transferBlocks({ ...BRAND_DEFAULTS, account }, bill);
  expect(rows).toMatchObject({
    rows: expect.arrayContaining([
      ['IBAN', 'RO49 AAAA 1B31 0075 9384 0000'],
      ['Suma', '660,00\u00a0RON'],
      ['Detaliile plății', 'COM-2025-08-0017'],
    ]),
  });
  expect(code).toMatchObject({
    kind: 'code',
    code: expect.stringMatching(/^BCD\n002\n[\s\S]*COM-2025-08-0017$/),
  });
});
