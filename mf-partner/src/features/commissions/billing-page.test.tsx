import { beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleCommission } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
});

const latest = sampleCommission({ commission_id: 2, commission: 660, sales: 8000, invoice: null });
const open = () => renderDashboard('/users/dashboard/commissions');
const pageText = () => document.body.textContent?.replace(/\u00a0/g, ' ');
const rows = () =>
  within(screen.getByRole('table', { name: 'Billing' }))
    .getAllByRole('row')
    .slice(1);

test('an amount is explained, compared, counted and filtered', async () => {
  rstest.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T10:00:00Z') });
  host.answers(listCommissions, [
    latest,
    sampleCommission({
      period_start: '2026-02-01',
      period_end: '2026-02-28',
      commission: 330,
      paid: true,
    }),
  ]);
  const { user } = open();
  await screen.findByRole('table', { name: 'Billing' });
  expect(pageText()).toContain('5.000 × 9% + 3.000 × 7% = 660 RON');
  expect(pageText()).toContain('+100% față de');
  expect(pageText()).toContain('Mâine');
  expect(pageText()).toContain('Mai lipseau 7.000,00 RON până la comisionul de 5%.');
  await user.click(screen.getByRole('radio', { name: /^Plătite/ }));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Plătit');
});

test('what is owed comes first, and leads to its rows', async () => {
  host.answers(listCommissions, [latest, { ...latest, commission_id: 2, paid: true }]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Vezi ce este de plătit' }));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('De plătit');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Toate comisioanele' }));
});

test('the calculator of the page refuses what is no amount', async () => {
  host.answers(listCommissions, [latest]);
  const { user } = open();
  const sales = await screen.findByLabelText('Vânzări într-o lună');
  await user.type(sales, 'abc');
  expect(screen.getByText('Introduceți o valoare validă.')).toBeTruthy();
  await user.clear(sales);
  await user.type(sales, '20000');
  await waitFor(() => expect(pageText()).toContain('= 1.400 RON'));
});

test('the file of commissions is read by a spreadsheet, and runs nothing in it', async () => {
  host.answers(listCommissions, [
    { ...latest, website_url: '=HYPERLINK("https://exemplu.ro";"x")' },
  ]);
  let saved: Blob | undefined;
  rstest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:test';
  });
  let fileName = '';
  rstest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fileName = this.download;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Descarcă CSV' }));
  await waitFor(() => expect(fileName).toBe('comisioane.csv'));
  const bytes = new Uint8Array((await saved?.arrayBuffer()) ?? new ArrayBuffer(0));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [heading, row] = text.split('\r\n');
  expect(heading).toBe('\ufeffDe la;Până la;Site;Vânzări (RON);Comision (RON);Stare;Factură');
  expect(row).toBe(
    `01.03.2026;31.03.2026;"'=HYPERLINK(""https://exemplu.ro"";""x"")";8000,00;660,00;De plătit;`,
  );
});

test('what happened after the invoice is told: correction, money on its way back, dispute', async () => {
  const host = stubHost();
  host.answers(listCommissions, [
    sampleCommission({
      ...{ commission: 300, corrected: 30, paid: true, paid_at: '2026-04-05T09:00:00Z' },
      corrections: [{ amount: 30, number: 'COR-000001', reason: 'Comandă anulată' }],
      refunds: [{ amount: 30, status: 'due' }],
      dispute: { state: 'open', amount: 300 },
    }),
  ]);
  const { user } = renderDashboard('/users/dashboard/commissions');
  const table = within(await screen.findByRole('table', { name: 'Billing' }));
  expect(table.getByText(/^Corectată cu -30,00/)).toBeTruthy();
  expect(table.getByText('Banii se întorc pe card')).toBeTruthy();
  expect(table.getByText('Contestată la bancă')).toBeTruthy();
  await user.click(table.getByRole('button', { name: /^Vezi factura/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Factura corectivă COR-000001')).toBeTruthy();
  expect(dialog.getByText(/Comandă anulată/)).toBeTruthy();
});
