import { expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { sampleCommission } from '../../../test/samples.ts';
import { commissionsCsv } from './commissions-csv.ts';
import { compareMonths } from './compare-months.ts';
import { explainCommission } from './explain-commission.ts';
import { filterCommissions, latestFirst, sitesOf } from './filter-commissions.ts';
import { nextInvoice } from './next-invoice.ts';
import { tierDistances, tiersOf } from './tier-distances.ts';

test.each([
  [800_000, 66_000, '5.000 × 9% + 3.000 × 7% = 660 RON'],
  [500_000, 45_000, '5.000 × 9% = 450 RON'],
  [2_000_000, 140_000, '5.000 × 9% + 10.000 × 7% + 5.000 × 5% = 1.400 RON'],
  [123_450, 11_111, '1.234,50 × 9% = 111,11 RON'],
  [0, 0, '0 = 0 RON'],
])('sales of %d bani are explained', (sales, commission, text) => {
  const explained = explainCommission(sales, commission, tiersFor('2026-03'));
  expect(explained.replaceAll('\u00a0', ' ')).toBe(text);
  expect(explained).toMatch(/=\u00a0[\d.,]+\u00a0RON$/);
});

test.each([
  ['2026-03-01', '2026-03-02', 1],
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-03', '2026-04-02', 30],
  ['2026-12-31', '2027-01-02', 2],
])('on %s the next invoice comes on %s', (today, day, daysLeft) => {
  expect(nextInvoice(today)).toEqual({ day, daysLeft });
});

test('the latest month is compared with the one before', () => {
  const before = { month: '2026-02', bani: 20_000, unknown: 0 };
  const latest = { month: '2026-03', bani: 25_000, unknown: 0 };
  expect(compareMonths([before, latest])).toMatchObject({ latest, before, changePercent: 25 });
  const half = { ...latest, unknown: 1 };
  expect(compareMonths([before, half])).toMatchObject({ changePercent: null, unknown: 1 });
  expect(compareMonths([latest])?.changePercent).toBeNull();
  expect(compareMonths([{ ...before, bani: 0 }, latest])?.changePercent).toBeNull();
  expect(compareMonths([])).toBeNull();
});

test('the distance to the next tier is that of the latest period of each site', () => {
  const distances = tierDistances([
    sampleCommission({ commission_id: 1, period_start: '2026-02-01', sales: 1000 }),
    sampleCommission({ commission_id: 2, period_start: '2026-03-01', sales: 8000 }),
    sampleCommission({ commission_id: 3, website_url: 'https://alt.exemplu.ro', sales: 20_000 }),
    sampleCommission({ commission_id: 4, website_url: 'https://fara.exemplu.ro' }),
  ]);
  expect(
    distances.map(({ commission, percent, next }) => [commission.commission_id, percent, next]),
  ).toEqual([
    [2, 7, { percent: 5, missingBani: 700_000 }],
    [3, 5, null],
  ]);
});

test('an old month is explained with the tiers that it was computed with', () => {
  const told = sampleCommission({ sales: 8000, tiers: [{ percent: 10, from: 0 }] });
  const explained = explainCommission(800_000, 80_000, tiersOf(told) ?? []).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(explained).toBe('8.000 × 10% = 800 RON');
  expect(tierDistances([told])).toMatchObject([{ percent: 10, next: null }]);
  expect(tiersOf(sampleCommission({}))).toEqual(tiersFor('2026-03'));
  expect(tiersOf(sampleCommission({ period_start: null }))).toBeNull();
});

test('a spreadsheet reads the file as Romanian, and runs nothing in it', () => {
  const csv = commissionsCsv([
    sampleCommission({ sales: 8000, website_url: '=HYPERLINK("x";"y")', invoice: null }),
  ]);
  expect(csv.startsWith('\ufeffDe la;')).toBe(true);
  const [, row] = csv.split('\r\n');
  expect(row).toBe(`01.03.2026;31.03.2026;"'=HYPERLINK(""x"";""y"")";8000,00;1234,50;De plătit;`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])(
  'a cell that begins like a formula is text: %o',
  (cell) => {
    expect(commissionsCsv([sampleCommission({ website_url: cell })])).toContain(`;'${cell};`);
  },
);

test('commissions are found by state and site, the latest first', () => {
  const paid = sampleCommission({ commission_id: 1, paid: true, period_start: '2026-01-01' });
  const open = sampleCommission({ commission_id: 2, website_url: 'https://b.exemplu.ro' });
  const all = [paid, open];
  expect(filterCommissions(all, { paid: 'paid', site: '' })).toEqual([paid]);
  expect(filterCommissions(all, { paid: 'all', site: 'https://b.exemplu.ro' })).toEqual([open]);
  expect(latestFirst(all)).toEqual([open, paid]);
  expect(sitesOf(all)).toEqual(['https://b.exemplu.ro', 'https://florarie.exemplu.ro']);
});
