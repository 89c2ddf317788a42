import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import type { Commission } from '@vitrina/contract/entities/commission';
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

export const commissionsProbes = defineProbes([
  {
    call: listCommissions,
    async run(run) {
      await run.succeeds(listCommissions, {}, 'user');
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
