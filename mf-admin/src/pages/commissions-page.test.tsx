import { expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { correctCommission } from '@vitrina/contract/calls/correct-commission';
import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { refundCommission } from '@vitrina/contract/calls/refund-commission';
import { remindCommission } from '@vitrina/contract/calls/remind-commission';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import type { Commission } from '@vitrina/contract/entities/commission';
import { stubFileHost } from '@vitrina/shared-auth/testing/stub-file-host';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleCommission } from '../../test/samples.ts';

const UNPAID = sampleCommission();
const PAID = sampleCommission({
  commission_id: 2,
  name: 'Ion Exemplu',
  commission: 99.9,
  paid: true,
  invoice: null,
});
/** The same partner and month, another site. */
const OTHER_SITE = sampleCommission({ commission_id: 3, website_url: 'https://alt.exemplu.ro' });
const PERIOD = '01.03.2026 – 31.03.2026';
const NAME = `Ana Exemplu, florarie.exemplu.ro, ${PERIOD}`;
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

test('an invoice is stored at the file host, its address is attached, and the one before comes back', async () => {
  const files = stubFileHost();
  const { host, user } = setUp();
  files.answers('{"status":"success","urls":["https://files.test/1.pdf"]}');
  await choose(pdf());
  await screen.findByText('Încărcare reușită și factură salvată!');
  expect(files.sent).toEqual([{ name: 'factura.pdf', ticket: 'bilet' }]);
  expect(host.requestsOf(setCommissionInvoice).map(({ path, body }) => [path, body])).toEqual([
    ['/api/commissions/admin/commissions/1/invoice', { invoiceUrl: 'https://files.test/1.pdf' }],
  ]);
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(setCommissionInvoice).at(-1)?.body).toEqual({
    invoiceUrl: UNPAID.invoice,
  });
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
    '\uFEFFUtilizator;Site;Perioadă;Comision;Plătit;Factură;Termen;Plătit cum;Plătit la;Corectat cu',
    `Ana Exemplu;https://florarie.exemplu.ro;${PERIOD};1234,5;Neplătit;https://files.exemplu.ro/factura-1.pdf;;;;`,
  ]);
});

test('the commissions of a month are marked paid in one step, each with its result, and taken back', async () => {
  const april = sampleCommission({
    commission_id: 4,
    name: 'Aprilie',
    period_start: '2026-04-01',
    period_end: '2026-04-30',
  });
  const { host, user } = setUp();
  host.answers(listAllCommissions, [UNPAID, PAID, OTHER_SITE, april]);
  await user.selectOptions(await screen.findByLabelText('Luna'), '03.2026');
  await user.click(await screen.findByRole('button', { name: 'Marchează plătite (2)' }));
  const question = await openDialog();
  question.getByRole('heading', { name: 'Marchezi 2 comisioane plătite?' });
  question.getByText(/2\.469,00 RON/);
  await user.click(question.getByRole('button', { name: 'Marchează plătite' }));
  const undo = await undoButton();
  expect(host.requestsOf(setCommissionPaid).map(({ path, body }) => [path, body])).toEqual([
    ['/api/commissions/admin/commissions/1/paid', { paid: true }],
    ['/api/commissions/admin/commissions/3/paid', { paid: true }],
  ]);
  host.answers(listAllCommissions, [
    { ...UNPAID, paid: true },
    PAID,
    { ...OTHER_SITE, paid: true },
    april,
  ]);
  await user.click(undo);
  await isToasted('Modificarea a fost anulată.');
  expect(
    host
      .requestsOf(setCommissionPaid)
      .slice(2)
      .map(({ body }) => body),
  ).toEqual([{ paid: false }, { paid: false }]);
});

test('it says how and when an invoice was paid, until when it is due, and what was told', async () => {
  const host = stubHost();
  host.answers(listAllCommissions, [
    { ...PAID, paid_at: '2026-04-05T09:00:00Z', paid_by: 'card' },
    { ...UNPAID, due_date: '2020-04-17', transfer_told_at: '2020-04-15T09:00:00Z' },
    { ...OTHER_SITE, due_date: '2999-04-17' },
  ]);
  renderConsole('/admin/commissions');
  await screen.findByText('Cu cardul, 05.04.2026');
  // The host would refuse to unmark it: the card's money would stay.
  const paid = marks().filter((one) => one.checked);
  expect(paid.map((one) => one.disabled)).toEqual([true]);
  expect(screen.getByText('Termen depășit: 17.04.2020')).toBeTruthy();
  expect(screen.getByText('Transfer anunțat pe 15.04.2020')).toBeTruthy();
  expect(screen.getByText('Termen: 17.04.2999')).toBeTruthy();
});

test('announced transfers are listed alone, and a found one is told from a mark', async () => {
  const found = { ...PAID, paid_at: '2026-04-05T09:00:00Z', paid_by: 'transfer' };
  const { user } = show(found, UNPAID, {
    ...OTHER_SITE,
    transfer_told_at: '2026-04-15T09:00:00Z',
  });
  await screen.findByText('Prin transfer, 05.04.2026');
  await user.selectOptions(screen.getByLabelText('Stare plată'), 'Anunțate');
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(screen.getByText('Transfer anunțat pe 15.04.2026')).toBeTruthy();
});

const BY_CARD = {
  ...PAID,
  paid_by: 'card',
  paid_at: '2026-04-05T09:00:00Z',
  invoice: 'https://f/1.pdf',
};
const openDetails = async (user: ReturnType<typeof renderConsole>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return openDialog();
};
const show = (...rows: Commission[]) => {
  const host = stubHost();
  host.answers(listAllCommissions, rows);
  for (const call of [refundCommission, correctCommission, remindCommission])
    host.answers(call, {});
  return { host, ...renderConsole('/admin/commissions') };
};

test('totals of the month: to be collected, late, collected; the late ones are one press away', async () => {
  const late = { ...UNPAID, due_date: '2020-04-17' };
  const { user } = show(late, { ...OTHER_SITE, due_date: '2999-04-17' }, BY_CARD);
  const totals = within(await screen.findByRole('region', { name: 'Totaluri' }));
  expect(totals.getByText('2.469,00 RON')).toBeTruthy();
  expect(totals.getByText('1.234,50 RON')).toBeTruthy();
  expect(totals.getByText('99,90 RON')).toBeTruthy();
  await user.click(totals.getByRole('button', { name: 'Arată restantele' }));
  await waitFor(() => expect(marks()).toHaveLength(1));
});

test('a host that takes no payments: neither totals nor details', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listAllCommissions, [UNPAID]);
  renderConsole('/admin/commissions');
  await mark();
  expect(screen.queryByRole('region', { name: 'Totaluri' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Detalii/ })).toBeNull();
});

test('an invoice that a card paid goes back whole, with a reason', async () => {
  const { host, user } = show(BY_CARD);
  const details = await openDetails(user, /^Detalii/);
  await user.click(details.getByRole('button', { name: 'Rambursează' }));
  const question = await openDialog();
  await user.click(question.getByRole('button', { name: 'Rambursează' }));
  question.getByText('Scrie motivul.');
  await user.type(question.getByLabelText(/^Motivul/), 'Alt card');
  await user.click(question.getByRole('button', { name: 'Rambursează' }));
  await isToasted('Rambursarea este hotărâtă: banii se întorc pe card.');
  expect(host.requestsOf(refundCommission).map(({ body }) => body)).toEqual([
    { amount: 99.9, reason: 'Alt card' },
  ]);
});

test('an invoice is corrected by no more than is left of it', async () => {
  const { host, user } = show(UNPAID);
  const details = await openDetails(user, /^Detalii/);
  await user.click(details.getByRole('button', { name: 'Corectează factura' }));
  const question = await openDialog();
  question.getByText(/are de plătit mai puțin/);
  await user.type(question.getByLabelText(/^Cu cât scade/), '2000');
  await user.type(question.getByLabelText(/^Motivul/), 'Comandă anulată');
  await user.click(question.getByRole('button', { name: 'Emite factura corectivă' }));
  question.getByText(/Scrie o sumă de la 0,01/);
  await user.clear(question.getByLabelText(/^Cu cât scade/));
  await user.type(question.getByLabelText(/^Cu cât scade/), '34,50');
  await user.click(question.getByRole('button', { name: 'Emite factura corectivă' }));
  await isToasted('Factura corectivă a fost emisă.');
  expect(host.requestsOf(correctCommission).map(({ body }) => body)).toEqual([
    { amount: 34.5, reason: 'Comandă anulată', commission: 1234.5 },
  ]);
});

test('a partner is reminded by hand; why not is said', async () => {
  const { host, user } = show(UNPAID);
  const details = await openDetails(user, /^Detalii/);
  await user.click(details.getByRole('button', { name: 'Trimite un memento' }));
  await isToasted('Mementoul pleacă spre partener.');
  host.refuses(remindCommission, 409, {
    code: 'commission_reminded_lately',
    error: 'Partenerul a primit deja un memento în ultima zi.',
  });
  await user.click(details.getByRole('button', { name: 'Trimite un memento' }));
  await isToasted('Partenerul a primit deja un memento în ultima zi.');
});

test('while the bank decides, a dispute is shown with its last day, and no money moves', async () => {
  const dispute = {
    state: 'open',
    amount: 99.9,
    reason: 'fraudulent',
    due_at: '2026-05-01T09:00:00Z',
  } as const;
  const { user } = show({ ...BY_CARD, dispute }, UNPAID);
  await screen.findByText('Contestat la bancă, răspuns până pe 01.05.2026');
  await user.selectOptions(screen.getByLabelText('Stare plată'), 'Contestate');
  await waitFor(() => expect(marks()).toHaveLength(1));
  const details = await openDetails(user, /^Detalii/);
  details.getByText('plata nu a fost făcută de titular');
  expect(details.queryByRole('button', { name: /Rambursează|Corectează/ })).toBeNull();
});
