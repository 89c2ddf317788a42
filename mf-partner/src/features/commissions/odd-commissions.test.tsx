import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleCommission } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost({ capabilities: [] });
});

const open = () => renderDashboard('/users/dashboard/commissions');
const pageText = () => document.body.textContent?.replace(/\u00a0/g, ' ');
const tableRows = async (name = 'Billing') =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\u00a0/g, ' ') ?? '');

test('a commission without dates is last, named by its number, and in no month', async () => {
  host.answersAs(listCommissions, [
    { ...sampleCommission({ commission_id: 9 }), period_start: null, period_end: '' },
    { ...sampleCommission({ commission_id: 4, commission: 100 }), period_end: 'curând' },
    sampleCommission({ commission_id: 5, commission: 50, period_start: '2026-02-01' }),
  ]);
  open();
  const rows = await tableRows();
  expect(rows.map((row) => row.slice(0, 30))).toEqual([
    expect.stringContaining('01.03.2026 – dată necunoscută'),
    expect.stringContaining('01.02.2026 – 31.03.2026'),
    expect.stringContaining('Perioadă necunoscută (comision'),
  ]);
  expect(rows[2]).toContain('comisionul 9');
  expect(await tableRows('Comisioane pe luni (RON)')).toHaveLength(2);
  expect(pageText()).toContain('Fără 1 comision cu suma sau perioada necunoscută.');
  // The debt does not depend on dates.
  expect(pageText()).toContain('1.384,50 RON');
});

test('an amount that cannot be read is in no sum, and every sum says so', async () => {
  host.answersAs(listCommissions, [
    { ...sampleCommission({ commission_id: 1, sales: 8000 }), commission: 'mult' },
    { ...sampleCommission({ commission_id: 2 }), commission: '100.50' },
    sampleCommission({ commission_id: 3, commission: 40, period_start: '2026-02-01', paid: true }),
  ]);
  open();
  const rows = await tableRows();
  expect(rows[1]).toContain('Sumă necunoscută');
  expect(rows[1]).not.toContain('Cum s-a calculat');
  const facts = screen.getByText('De plătit', { selector: 'dt' }).parentElement?.textContent;
  expect(facts).toContain('100,50\u00a0RON');
  expect(facts).toContain('2 comisioane neplătite');
  expect(facts).toContain('Fără 1 comision cu sumă necunoscută.');
  // A month with an unknown amount is not compared.
  expect(pageText()).not.toMatch(/[+−]\d+% față de/);
  const [february, march] = await tableRows('Comisioane pe luni (RON)');
  expect(february).toContain('40,00 RON');
  expect(march).toContain('100,50 RON');
  expect(march).toContain('Fără 1 comision cu sumă necunoscută.');
});

test('where no amount can be read there is no sum', async () => {
  host.answersAs(listCommissions, [{ ...sampleCommission(), commission: null }]);
  open();
  await tableRows();
  expect(pageText()).not.toContain('0,00 RON');
});

test('a row without a number is named beside the list, which stays', async () => {
  host.answersAs(listCommissions, [
    { ...sampleCommission(), commission_id: 'abc' },
    null,
    sampleCommission({ commission_id: 2 }),
  ]);
  open();
  expect(await tableRows()).toHaveLength(1);
  expect(pageText()).toContain(
    'Comisioane care nu au putut fi citite și nu intră în nicio sumă: abc, #2',
  );
});

test('rows that cannot be read are not no rows', async () => {
  host.answersAs(listCommissions, [{ commission: 5 }]);
  open();
  expect(await screen.findByText(/nu au putut fi citite/)).toBeTruthy();
  expect(screen.queryByText('Nu ai încă niciun comision')).toBeNull();
});

test('a start in another age makes no table of all months since', async () => {
  host.answers(listCommissions, [
    sampleCommission({ period_start: '0001-01-01' }),
    sampleCommission({ commission_id: 2 }),
  ]);
  open();
  expect(await tableRows('Comisioane pe luni (RON)')).toHaveLength(2);
});

test('the file of commissions leaves empty what is not known', async () => {
  const { commissionsCsv } = await import('./commissions-csv.ts');
  const odd = { period_start: null, period_end: null, commission: null, invoice: null };
  const [, row] = commissionsCsv([sampleCommission(odd)]).split('\r\n');
  expect(row).toBe(';;https://florarie.exemplu.ro;;;De plătit;');
});

test("the host's own words stand below ours, also where it refuses with the status of success", async () => {
  host.answersAs(listCommissions, { success: false, message: 'Contul este în verificare.' });
  open();
  expect(await screen.findByText('Failed to fetch commissions')).toBeTruthy();
  expect(screen.getByText('Contul este în verificare.')).toBeTruthy();
});
