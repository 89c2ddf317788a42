import { correctCommission } from '@vitrina/contract/calls/correct-commission';
import { getCommissionPayment } from '@vitrina/contract/calls/get-commission-payment';
import { getPayee } from '@vitrina/contract/calls/get-payee';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import { refundCommission } from '@vitrina/contract/calls/refund-commission';
import { remindCommission } from '@vitrina/contract/calls/remind-commission';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import { startCommissionPayment } from '@vitrina/contract/calls/start-commission-payment';
import { tellCommissionTransfer } from '@vitrina/contract/calls/tell-commission-transfer';
import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';

async function someCommission(run: ProbeRun, fits: (row: Commission) => boolean, what: string) {
  const rows = await run.succeeds(listAllCommissions, {}, 'admin');
  const found = rows?.find(fits);
  if (!found) throw new NotTried(`the host has no ${what}`);
  return found;
}

const find = async (run: ProbeRun, id: number) =>
  (await run.succeeds(listAllCommissions, {}, 'admin'))?.find((row) => row.commission_id === id);

/** A payable commission of the user; nothing is charged here. */
async function somePayable(run: ProbeRun): Promise<Commission> {
  const rows = await run.succeeds(listCommissions, {}, 'user');
  const found = rows?.find((row) => !row.paid && row.invoice && (row.commission ?? 0) >= 2);
  if (!found) throw new NotTried('the account owes no commission with an invoice');
  return found;
}

export const commissionsProbes = defineProbes([
  {
    call: listCommissions,
    async run(run) {
      await run.succeeds(listCommissions, {}, 'user');
    },
  },
  {
    call: listPartnerSales,
    async run(run) {
      const found = await run.succeeds(listPartnerSales, {}, 'user');
      for (const { sales, month } of found?.data ?? [])
        if (!Number.isFinite(sales)) run.tolerate(`${month}: the sum is no number`);
    },
  },
  {
    call: listAllCommissions,
    async run(run) {
      const rows = await run.succeeds(listAllCommissions, {}, 'admin');
      for (const { commission, commission_id } of rows ?? [])
        if (!Number.isFinite(commission)) run.tolerate(`${commission_id}: the amount is no number`);
    },
  },
  {
    call: startCommissionPayment,
    writes: true,
    async run(run) {
      const commission = await somePayable(run);
      const commissionIds = [commission.commission_id];
      const amount = toBani(commission.commission ?? 0);
      const body = { commissionIds, amount };
      const first = await run.succeeds(startCommissionPayment, { body }, 'user');
      const again = await run.succeeds(startCommissionPayment, { body }, 'user');
      if (first?.paymentId !== again?.paymentId) run.differ('asked twice, it starts two payments');
      const other = { body: { commissionIds, amount: amount + 1 } };
      await run.isRefused(startCommissionPayment, other, 'another sum', 'user');
    },
  },
  {
    call: getCommissionPayment,
    writes: true,
    async run(run) {
      const { commission_id, commission } = await somePayable(run);
      const body = { commissionIds: [commission_id], amount: toBani(commission ?? 0) };
      const started = await run.succeeds(startCommissionPayment, { body }, 'user');
      if (!started) return;
      const params = { id: started.paymentId };
      const read = await run.succeeds(getCommissionPayment, { params }, 'user');
      if (read?.payment.state !== 'open') run.differ('a payment that nobody paid is not open');
    },
  },
  {
    call: getPayee,
    async run(run) {
      await run.succeeds(getPayee, {}, 'user');
    },
  },
  {
    call: tellCommissionTransfer,
    async run(run) {
      const nobodys = { body: { commissionIds: [2_147_483_647] } };
      await run.isRefused(tellCommissionTransfer, nobodys, 'an unknown commission', 'user');
    },
  },
  {
    call: refundCommission,
    writes: true,
    async run(run) {
      const unpaid = await someCommission(run, ({ paid }) => !paid, 'unpaid commission');
      const input = {
        params: { id: unpaid.commission_id },
        body: { amount: unpaid.commission || 1, reason: 'Verificare' },
      };
      await run.isRefused(refundCommission, input, 'money that nobody paid', 'admin');
    },
  },
  {
    call: correctCommission,
    writes: true,
    async run(run) {
      const { commission_id: id, commission } = await someCommission(
        run,
        (row) => !row.paid && Boolean(row.invoice) && (row.commission ?? 0) > 1,
        'unpaid invoice',
      );
      const seen = commission ?? 0;
      const body = { amount: 0.01, reason: 'Verificare', commission: seen };
      await run.succeeds(correctCommission, { params: { id }, body }, 'admin');
      const after = await find(run, id);
      if (after?.commission === seen) run.differ('the amount is as before');
      if (!after?.corrections?.length) run.differ('no correction is told');
      await run.isRefused(correctCommission, { params: { id }, body }, 'a sum of before', 'admin');
    },
  },
  {
    call: remindCommission,
    writes: true,
    async run(run) {
      const { commission_id: id } = await someCommission(
        run,
        (row) => !row.paid && Boolean(row.invoice) && !row.reminded_at,
        'unpaid invoice that nobody was reminded of',
      );
      await run.succeeds(remindCommission, { params: { id } }, 'admin');
      if (!(await find(run, id))?.reminded_at) run.differ('no reminder is told');
      await run.isRefused(remindCommission, { params: { id } }, 'a second reminder', 'admin');
    },
  },
  {
    call: setCommissionPaid,
    writes: true,
    async run(run) {
      const { commission_id: id, paid } = await someCommission(run, () => true, 'commission');
      const set = (value: boolean) =>
        run.succeeds(setCommissionPaid, { params: { id }, body: { paid: value } }, 'admin');
      await set(!paid);
      if ((await find(run, id))?.paid === paid) run.differ('the list tells the old value');
      await set(paid);
      const wrong = { params: { id }, body: { paid: 'da' } };
      await run.isRefused(setCommissionPaid, wrong, 'a text instead of yes or no', 'admin');
    },
  },
  {
    call: setCommissionInvoice,
    writes: true,
    async run(run) {
      const { commission_id: id, invoice } = await someCommission(
        run,
        (row) => Boolean(row.invoice),
        'commission with an invoice to set again',
      );
      const input = { params: { id }, body: { invoiceUrl: invoice ?? '' } };
      await run.succeeds(setCommissionInvoice, input, 'admin');
      if ((await find(run, id))?.invoice !== invoice)
        run.differ('the invoice is another afterwards');
      const wrong = { params: { id }, body: { invoiceUrl: 'javascript:alert(1)' } };
      await run.isRefused(
        setCommissionInvoice,
        wrong,
        'an address that is no web address',
        'admin',
      );
    },
  },
]);
