import { getPayee } from '@vitrina/contract/calls/get-payee';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { remindCommission } from '@vitrina/contract/calls/remind-commission';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import { tellCommissionTransfer } from '@vitrina/contract/calls/tell-commission-transfer';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Transaction } from '../database/database.ts';
import { toStoredAddress } from '../files/file-urls.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { announceTransfer } from './announce-transfer.ts';
import { commissionAnswer } from './commission-answer.ts';
import { listFacts } from './commission-facts.ts';
import {
  type CommissionRow,
  changeInvoice,
  listCommissionRows,
  lockCommission,
  lockCommissions,
  markPaid,
  markTransferTold,
  markUnpaid,
  type OwnedCommission,
} from './commissions-repository.ts';
import { isInvoiceVisible } from './invoice-visibility.ts';
import { releaseOpenPayments } from './release-open-payments.ts';
import { remindByHand } from './remind-by-hand.ts';
import { dropReminders } from './remind-commissions.ts';
import { tellInvoice } from './tell-invoices.ts';
import { dropPaidNews, tellPaid } from './tell-paid.ts';

export function commissionsRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  const answer = async (
    rows: readonly CommissionRow[],
    showInvoice: (row: CommissionRow) => boolean,
  ) => {
    const facts = await listFacts(
      db,
      rows.map(({ id }) => id),
      config.origins.files,
    );
    return rows.map((row) =>
      commissionAnswer(row, facts(row.id), showInvoice(row) ? config.origins.files : null),
    );
  };

  const change = (id: number, work: (tx: Transaction, row: OwnedCommission) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const row = await lockCommission(tx, id);
      if (!row) throw new HttpError('commission_not_found');
      await work(tx, row);
    });

  route(app, listCommissions, async ({ session }) => {
    const now = new Date();
    const rows = await listCommissionRows(db, session.user.id);
    return answer(rows, (row) => isInvoiceVisible(row.periodEnd, now));
  });

  route(app, listAllCommissions, async () => {
    return answer(await listCommissionRows(db), () => true);
  });

  route(app, getPayee, async () => {
    const { account, legalName } = config.brand;
    return { payee: account && { name: legalName, ...account } };
  });

  route(app, tellCommissionTransfer, async ({ body, session }) => {
    const { commissionIds: ids, told = true } = body;
    await inTransaction(db, async (tx) => {
      const rows = await lockCommissions(tx, ids);
      const isOwn = ({ userId }: OwnedCommission) => userId === session.user.id;
      if (rows.length < new Set(ids).size || !rows.every(isOwn))
        throw new HttpError('commission_not_found');
      if (rows.some(({ isPaid }) => isPaid)) throw new HttpError('commission_already_paid');
      if (told) await announceTransfer(tx, config, session.user, rows);
      else await markTransferTold(tx, ids, null);
    });
    return { message: told ? messages.transferTold : messages.transferTakenBack };
  });

  route(app, setCommissionInvoice, async ({ params, body }) => {
    const invoiceUrl = toStoredAddress(body.invoiceUrl, config.origins.files);
    await change(params.id, async (tx, row) => {
      if (row.invoiceUrl === invoiceUrl) return;
      await changeInvoice(tx, params.id, invoiceUrl);
      await releaseOpenPayments(tx, params.id);
      // Before the 2nd the job announces it, once the partner can see it.
      if (isInvoiceVisible(row.periodEnd, new Date()))
        await tellInvoice(tx, config, { ...row, invoiceUrl });
    });
    return { message: messages.invoiceSaved };
  });

  route(app, setCommissionPaid, async ({ params, body: { paid } }) => {
    await change(params.id, async (tx, row) => {
      if (row.isPaid === paid) return;
      // A card payment must be refunded before the invoice is owed again.
      if (row.paidBy === 'card') throw new HttpError('commission_paid_by_card');
      if (row.paidBy === 'correction') throw new HttpError('commission_corrected');
      const paidBy = row.transferToldAt ? 'transfer' : 'staff';
      await (paid ? markPaid(tx, [row.id], paidBy) : markUnpaid(tx, [row.id]));
      await releaseOpenPayments(tx, row.id);
      if (paid) await dropReminders(tx, [row.id]);
      await (paid ? tellPaid(tx, config, row) : dropPaidNews(tx, row.id));
    });
    return { message: messages.paidSaved };
  });

  route(app, remindCommission, async ({ params: { id } }) => {
    await remindByHand(app.context, id);
    return { message: messages.commissionReminded };
  });
}
