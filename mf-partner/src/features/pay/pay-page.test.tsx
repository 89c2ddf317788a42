import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { getCommissionPayment } from '@vitrina/contract/calls/get-commission-payment';
import { getPayee } from '@vitrina/contract/calls/get-payee';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { startCommissionPayment } from '@vitrina/contract/calls/start-commission-payment';
import { tellCommissionTransfer } from '@vitrina/contract/calls/tell-commission-transfer';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { CommissionPaymentState } from '@vitrina/contract/entities/commission-payment';
import { fakeStripe } from '@vitrina/shared-auth/testing/fake-stripe';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleCommission } from '../../../test/samples.ts';

const stripe = fakeStripe();
let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(getPayee, { payee: null });
  stripe.confirmPayment.mockReset();
  stripe.confirmPayment.mockImplementation(async () => ({
    paymentIntent: { id: 'pi_1', status: 'succeeded' },
  }));
});

const invoice = 'http://files.test/factura.pdf';
const march = sampleCommission({ commission_id: 3, commission: 330, invoice });
const april = sampleCommission({
  ...{ commission_id: 4, commission: 120.5, invoice },
  ...{ period_start: '2026-04-01', period_end: '2026-04-30' },
});
const paid = sampleCommission({ commission_id: 2, commission: 99, paid: true, invoice });
const soon = sampleCommission({ commission_id: 5, commission: 50, invoice: null });

const ended = (state: CommissionPaymentState) => ({
  payment: {
    ...{ id: 7, state, amount: 330 },
    commissions: [
      {
        ...{ commission_id: 3, website_url: 'https://florarie.exemplu.ro', amount: 330 },
        ...{ period_start: '2026-03-01', period_end: '2026-03-31' },
      },
    ],
  },
});
const open = (search = '') => renderDashboard(`/users/pay${search}`);
/** Waits for the card fields. */
async function payButton(): Promise<HTMLButtonElement> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Plătește/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}
const textOf = (element: Element) => element.textContent?.replace(/\u00a0/g, ' ');

test('billing offers to pay each invoice that is there, and all of them', async () => {
  host.answers(listCommissions, [march, april, paid, soon]);
  renderDashboard('/users/dashboard/commissions');
  const all = await screen.findByRole('link', { name: 'Plătește toate facturile' });
  expect(all.getAttribute('href')).toBe('/users/pay?facturi=3,4');
  const rows = within(screen.getByRole('table', { name: 'Billing' }));
  const hrefs = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.toSorted()).toEqual(['/users/pay?facturi=3', '/users/pay?facturi=4']);
});

test('what is paid at once leaves out an announced transfer, which can still be chosen', async () => {
  const told = { ...march, transfer_told_at: '2026-04-16T09:00:00Z' };
  host.answers(listCommissions, [told, april]);
  renderDashboard('/users/dashboard/commissions');
  const rows = within(await screen.findByRole('table', { name: 'Billing' }));
  const [debt] = screen.getAllByRole('link', { name: 'Plătește' });
  expect(debt?.getAttribute('href')).toBe('/users/pay?facturi=4');
  const hrefs = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.toSorted()).toEqual(['/users/pay?facturi=3', '/users/pay?facturi=4']);
});

test('a host that takes no payments of commissions: billing looks as before', async () => {
  host = stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'commission-payments') });
  host.answers(listCommissions, [march]);
  renderDashboard('/users/dashboard/commissions');
  await screen.findByRole('button', { name: 'Vezi ce este de plătit' });
  expect(screen.queryByRole('link', { name: /^Plătește/ })).toBeNull();
});

test('the chosen invoices are paid together; the host says that they are', async () => {
  host.answers(listCommissions, [march, april, paid, soon]);
  host.answers(startCommissionPayment, { paymentId: 7, clientSecret: 'pi_1_secret_x' });
  host.answers(getCommissionPayment, ended('paid'));
  const { user } = open('?facturi=3,4,2,5');
  expect(textOf(await payButton())).toBe('Plătește 450,50 RON');
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Plata a fost primită' })).toBe(
    document.activeElement,
  );
  expect(host.requestsOf(startCommissionPayment).map(({ body }) => body)).toEqual([
    { commissionIds: [3, 4], amount: 45_050 },
  ]);
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Înapoi la facturi' })).toBeTruthy();
});

test('a declined card says why; the same button tries again', async () => {
  host.answers(listCommissions, [march]);
  host.answers(startCommissionPayment, { paymentId: 7, clientSecret: 'pi_1_secret_x' });
  stripe.confirmPayment.mockImplementationOnce(async () => ({
    error: { type: 'card_error', message: 'Cardul a fost refuzat.' },
  }));
  host.answers(getCommissionPayment, ended('paid'));
  const { user } = open();
  await user.click(await payButton());
  expect(textOf(await screen.findByRole('alert'))).toContain('Cardul a fost refuzat.');
  await user.click(await payButton());
  await screen.findByRole('heading', { level: 1, name: 'Plata a fost primită' });
});

test('an invoice that was paid meanwhile is refused before the charge, and the list is asked anew', async () => {
  host.answers(listCommissions, [march, april]);
  host.refuses(startCommissionPayment, 409, {
    code: 'commission_already_paid',
    error: 'O factură din listă este deja plătită.',
  });
  const { user } = open();
  await payButton();
  host.answers(listCommissions, [{ ...march, paid: true }, april]);
  await user.click(await payButton());
  expect(textOf(await screen.findByRole('alert'))).toContain('deja plătită');
  await screen.findByRole('button', { name: /120,50/ });
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

test('an answer of the provider that does not come is no second charge: the host is asked', async () => {
  host.answers(listCommissions, [march]);
  host.answers(startCommissionPayment, { paymentId: 7, clientSecret: 'pi_1_secret_x' });
  stripe.confirmPayment.mockImplementationOnce(async () => ({
    error: { type: 'api_connection_error', message: 'offline' },
  }));
  host.answers(getCommissionPayment, ended('paid'));
  const { user } = open();
  await user.click(await payButton());
  await screen.findByRole('heading', { level: 1, name: 'Plata a fost primită' });
});

test.each([
  ['open', 'Plata nu s-a făcut', true],
  ['ended', 'Plata nu s-a făcut', true],
  ['processing', 'Banca lucrează la plata ta', false],
  ['returning', 'Plata se întoarce pe card', false],
  ['returned', 'Plata s-a întors la tine', false],
] as const)('back from the bank, %s: %s', async (state, title, isAgain) => {
  host.answers(getCommissionPayment, ended(state));
  open('?plata=7');
  await screen.findByRole('heading', { level: 1, name: title });
  const again = screen.queryByRole('link', { name: 'Încearcă din nou' });
  expect(again?.getAttribute('href') ?? null).toBe(isAgain ? '/users/pay?facturi=3' : null);
});

test('the only chosen invoice is paid meanwhile: the page says so, and offers the others', async () => {
  host.answers(listCommissions, [march, april]);
  host.refuses(startCommissionPayment, 409, {
    code: 'commission_already_paid',
    error: 'O factură din listă este deja plătită.',
  });
  const { user } = open('?facturi=3');
  await payButton();
  host.answers(listCommissions, [{ ...march, paid: true }, april]);
  await user.click(await payButton());
  await screen.findByText('Ce ai ales nu mai e de plătit');
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const others = screen.getByRole('link', { name: 'Plătește factura rămasă' });
  expect(others.getAttribute('href')).toBe('/users/pay?facturi=4');
});

test('what the bank decides while the page is open is read out: the new heading has the focus', async () => {
  host.answers(getCommissionPayment, ended('processing'));
  open('?plata=7');
  await screen.findByRole('heading', { level: 1, name: 'Banca lucrează la plata ta' });
  host.answers(getCommissionPayment, ended('paid'));
  const heading = await screen.findByRole(
    'heading',
    { level: 1, name: 'Plata a fost primită' },
    { timeout: 5000 },
  );
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('region', { name: 'Ce ai plătit' })).toBeTruthy();
});

test('nothing to pay leads back to the invoices', async () => {
  host.answers(listCommissions, [paid]);
  open();
  expect(await screen.findByText('Nu ai nimic de plătit')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Înapoi la facturi' })).toBeTruthy();
});

test('by transfer: account, reference and code are there, and staff hear of it', async () => {
  const payee = { name: 'Vitrina Demo SRL', iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };
  host.answers(listCommissions, [{ ...march, invoice_number: 'COM-2026-03-0001' }]);
  host.answers(getPayee, { payee });
  host.answers(tellCommissionTransfer, {});
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: 'Sau prin transfer bancar' }));
  expect(section.getByText('COM-2026-03-0001')).toBeTruthy();
  expect(section.getByRole('img', { name: /^Cod QR/ })).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Am plătit prin transfer' }));
  await waitFor(() =>
    expect(host.requestsOf(tellCommissionTransfer).map(({ body }) => body)).toEqual([
      { commissionIds: [3] },
    ]),
  );
});

test('a host without an account for transfers shows the card alone', async () => {
  host.answers(listCommissions, [march]);
  host.answers(getPayee, { payee: null });
  open();
  await payButton();
  expect(screen.queryByRole('region', { name: 'Sau prin transfer bancar' })).toBeNull();
});

test('a host that takes no payments says so, and asks neither for an account nor for the card', async () => {
  host = stubHost({ capabilities: [] });
  host.answers(listCommissions, [march]);
  open('?facturi=3');
  expect(await screen.findByText('Facturile nu se plătesc aici')).toBeTruthy();
  expect(host.requestsOf(getPayee)).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull();
});

test('an announced transfer is said before the card and in billing, and can be taken back', async () => {
  const told = { ...march, due_date: '2026-04-17', transfer_told_at: '2026-04-16T09:00:00Z' };
  host.answers(listCommissions, [told]);
  host.answers(tellCommissionTransfer, {});
  const { user } = open();
  await screen.findByText('Ai anunțat un transfer la 16 aprilie 2026');
  host.answers(listCommissions, [march]);
  await user.click(screen.getByRole('button', { name: 'Nu am făcut transferul' }));
  await waitFor(() => expect(screen.queryByText(/^Ai anunțat/)).toBeNull());
  expect(host.requestsOf(tellCommissionTransfer).map(({ body }) => body)).toEqual([
    { commissionIds: [3], told: false },
  ]);
});

test('billing says that a transfer was announced, in place of the term that is over', async () => {
  const told = { ...march, due_date: '2020-04-17', transfer_told_at: '2020-04-16T09:00:00Z' };
  host.answers(listCommissions, [told]);
  renderDashboard('/users/dashboard/commissions');
  const rows = within(await screen.findByRole('table', { name: 'Billing' }));
  expect(rows.getByText('Transfer anunțat la 16 aprilie 2020')).toBeTruthy();
  expect(rows.queryByText('Termen depășit')).toBeNull();
  expect(rows.getByRole('link').dataset.variant ?? rows.getByRole('link').className).toMatch(
    /ghost/,
  );
});

test('each line of the payment names its invoice and the day on which it is due', async () => {
  host.answers(listCommissions, [
    { ...march, invoice_number: 'COM-2026-03-0001', due_date: '2026-04-17' },
    april,
  ]);
  open();
  expect(await screen.findByText('Factura COM-2026-03-0001 · termen 17 aprilie 2026')).toBeTruthy();
});
