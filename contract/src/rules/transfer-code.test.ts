import { expect, test } from '@rstest/core';
import { transferCode, transferReference } from './transfer-code.ts';

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => `COM-2025-08-${String(index).padStart(4, '0')}`);

test('the reference names every invoice that fits, and counts the others', () => {
  expect(transferReference(['COM-2025-08-0017'])).toBe('COM-2025-08-0017');
  expect(transferReference(invoices(8))).toHaveLength(135);
  const many = transferReference(invoices(30));
  expect(many.length).toBeLessThanOrEqual(140);
  expect(many).toMatch(/^COM-2025-08-0000 .* \+22$/);
});

test('the code has the lines of EPC069-12, without an amount', () => {
  const payee = { name: 'Vitrina Demo SRL', iban: 'RO49 AAAA 1B31 0075 9384 0000', bank: '' };
  expect(transferCode(payee, 'COM-2025-08-0017').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Vitrina Demo SRL', 'RO49AAAA1B31007593840000'],
    ...['', '', '', 'COM-2025-08-0017'],
  ]);
});
