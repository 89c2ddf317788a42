import { expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { stubFileHost } from '../../test/file-host.ts';
import { fillIn, isToasted, renderConsole, undoButton } from '../../test/render-console.tsx';
import { sampleCommission } from '../../test/samples.ts';

const UNPAID = sampleCommission();
const PAID = sampleCommission({
  commission_id: 2,
  name: 'Ion Exemplu',
  commission: 99.9,
  paid: true,
  invoice: null,
});
/** The same person and month, of another site. */
const OTHER_SITE = sampleCommission({ commission_id: 3, website_url: 'https://alt.exemplu.ro' });
const PERIOD = '01.03.2026 – 31.03.2026';
const NAME = `Ana Exemplu, https://florarie.exemplu.ro, ${PERIOD}`;
const marks = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Plătit: / });
const mark = () => screen.findByRole<HTMLInputElement>('checkbox', { name: `Plătit: ${NAME}` });
const pdf = (text = '%PDF-1.4\n%%EOF', name = 'factura.pdf') =>
  new File([text], name, { type: 'application/pdf' });

function setUp(path = '/admin/commissions') {
  const host = stubHost();
  host.answers(listAllCommissions, [UNPAID, PAID, OTHER_SITE]);
  host.answers(setCommissionPaid, {});
  host.answers(setCommissionInvoice, {});
  host.answers(createUploadTicket, { ticket: 'bilet', expiresAt: '2026-03-01T08:00:00Z' });
  return { host, ...renderConsole(path) };
}

const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText(`Încarcă PDF: factura pentru ${NAME}`), {
    target: { files: [file] },
  });

test('a list that does not come is said, and comes with a retry', async () => {
  const host = stubHost();
  host.refuses(listAllCommissions, 400);
  const { user } = renderConsole('/admin/commissions');
  await screen.findByText('Nu s-au putut prelua comisioanele');
  host.answers(listAllCommissions, []);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText('Niciun comision încă');
});

test('each commission is named apart: person, site and period', async () => {
  setUp();
  await mark();
  const names = marks().map((one) => one.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(3);
  expect(screen.getByRole('link', { name: `Vezi factura: ${NAME}` })).toBeTruthy();
  expect(screen.getByText('Fără factură')).toBeTruthy();
  expect(screen.getAllByText('1.234,50 RON')).toHaveLength(2);
});

test('commissions are found by amount, period and person, and filtered by payment', async () => {
  const { user } = setUp('/admin/commissions?paid=no');
  await waitFor(() => expect(marks()).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Stare plată'), 'Toate');
  await waitFor(() => expect(marks()).toHaveLength(3));
  for (const [query, found] of [
    ['1234,50', 2],
    ['1.234,50', 2],
    ['31.03.2026 ion', 1],
    ['alt.exemplu', 1],
  ] as const) {
    await fillIn(user, 'Caută', query);
    await waitFor(() => expect(marks()).toHaveLength(found));
  }
});

test('a commission is marked as paid, leaves the list of the unpaid, and comes back', async () => {
  const { host, user } = setUp('/admin/commissions?paid=no');
  const box = await mark();
  host.answers(listAllCommissions, [{ ...UNPAID, paid: true }, PAID, OTHER_SITE]);
  await user.click(box);
  await screen.findByText('Starea de plată a fost actualizată.');
  await waitFor(() => expect(marks()).toHaveLength(1));
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(setCommissionPaid).map(({ path, body }) => [path, body])).toEqual([
    ['/api/commissions/admin/commissions/1/paid', { paid: true }],
    ['/api/commissions/admin/commissions/1/paid', { paid: false }],
  ]);
});

test('a mark that a colleague took away meanwhile is not set again by our way back', async () => {
  const { host, user } = setUp();
  const box = await mark();
  host.answers(listAllCommissions, [{ ...UNPAID, paid: true }]);
  await user.click(box);
  const undo = await undoButton();
  host.answers(listAllCommissions, [UNPAID]);
  await user.click(undo);
  await isToasted('Modificarea nu a mai putut fi anulată.');
  expect(host.requestsOf(setCommissionPaid)).toHaveLength(1);
  await waitFor(async () => expect((await mark()).checked).toBe(false));
});

test('a mark that could not be changed is said and stays as it was', async () => {
  const { host, user } = setUp();
  host.refuses(setCommissionPaid, 400);
  await user.click(await mark());
  await isToasted('Nu s-a putut modifica starea de plată');
  expect((await mark()).checked).toBe(false);
});

test('an invoice is stored at the file host, and its address is attached', async () => {
  const files = stubFileHost();
  const { host } = setUp();
  files.answers('{"status":"success","urls":["https://files.test/1.pdf"]}');
  await choose(pdf());
  await isToasted('Încărcare reușită și factură salvată!');
  expect(files.sent).toEqual([{ name: 'factura.pdf', ticket: 'bilet' }]);
  expect(host.requestsOf(setCommissionInvoice).map(({ path, body }) => [path, body])).toEqual([
    ['/api/commissions/admin/commissions/1/invoice', { invoiceUrl: 'https://files.test/1.pdf' }],
  ]);
});

test('what is no PDF inside is refused before it is sent', async () => {
  const files = stubFileHost();
  setUp();
  await choose(pdf('text'));
  await isToasted('Sunt permise doar fișiere PDF');
  expect(files.sent).toEqual([]);
});

test('a file host that refuses or is not there is said; nothing is attached', async () => {
  const files = stubFileHost();
  const { host } = setUp();
  files.isUnreachable();
  await choose(pdf());
  await isToasted('Încărcarea a eșuat');
  expect(host.requestsOf(setCommissionInvoice)).toEqual([]);
});

test('an invoice that could not be kept is said', async () => {
  const files = stubFileHost();
  const { host } = setUp();
  files.answers('{"status":"success","urls":["https://files.test/1.pdf"]}');
  host.refuses(setCommissionInvoice, 400);
  await choose(pdf());
  await isToasted('Nu s-a putut salva factura');
});

test('the file has the amounts with a decimal comma and the payment in words', async () => {
  const files = catchFiles();
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFUtilizator;Site;Perioadă;Comision;Plătit;Factură',
    `Ana Exemplu;https://florarie.exemplu.ro;${PERIOD};1234,5;Neplătit;https://files.exemplu.ro/factura-1.pdf`,
  ]);
});
