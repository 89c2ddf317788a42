import { expect, test } from '@rstest/core';
import { createBusiness } from '@vitrina/contract/calls/create-business';
import { createOrder } from '@vitrina/contract/calls/create-order';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { register } from '@vitrina/contract/calls/register';
import { updateAddress } from '@vitrina/contract/calls/update-address';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { BRAND_DEFAULTS } from '../brand.ts';
import { invoicePdf } from '../commissions/invoice-pdf.ts';
import { casesOf } from './every-case.ts';

const BROKEN = 'Ana\r\n\r\nBcc: altcineva@exemplu.ro\u2028x\ty\u0085z';
const FOLDED = 'Ana Bcc: altcineva@exemplu.ro x y z';

/** One-line fields of each call; other fields of the body are omitted or valid. */
const BODIES = [
  [createBusiness, ['company_name', 'business_address', 'bank']],
  [register, ['name', 'address', 'locality']],
  [updateProfile, ['name']],
  [updateAddress, ['locality', 'address']],
  [createOrder, ['name', 'locality', 'address']],
  [createWithdrawal, ['name', 'orderNumber']],
] as const;

test.each(
  BODIES.flatMap(([{ name, body }, fields]) => fields.map((field) => [name, field, body] as const)),
)('%s: %s is one line', (_, field, body) => {
  const { shape } = body;
  const schema = Object.entries(shape).find(([key]) => key === field)?.[1];
  expect(schema?.parse(BROKEN)).toBe(FOLDED);
});

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test.each(casesOf(['a\n'.repeat(149), 'W'.repeat(300), 'W '.repeat(150)]))(
  'an invoice is one page, whatever the company is called',
  async (address) => {
    const pdf = await invoicePdf({
      number: 'COM-1',
      issuedOn: '2025-09-02',
      dueOn: '2025-09-17',
      seller: BRAND_DEFAULTS,
      customer: {
        companyName: address.slice(0, 200),
        cif: '1',
        regCom: '1',
        businessAddress: address,
      },
      websiteUrl: 'https://a.exemplu.ro',
      periodStart: '2025-08-01',
      periodEnd: '2025-08-31',
      salesBani: 100,
      parts: [],
      commissionBani: 9,
    });
    expect(pagesOf(pdf)).toBe(1);
  },
);
