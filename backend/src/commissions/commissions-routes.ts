import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import type { Commission } from '@vitrina/contract/entities/commission';
import { toRon } from '@vitrina/contract/rules/money';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Transaction } from '../database/database.ts';
import { toStoredAddress, toWebAddress } from '../files/file-urls.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import {
  type CommissionRow,
  changeCommission,
  type LockedCommission,
  listCommissionRows,
  lockCommission,
} from './commissions-repository.ts';
import { isInvoiceVisible } from './invoice-visibility.ts';

export function commissionsRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  const toCommission = (row: CommissionRow, showInvoice: boolean): Commission => ({
    commission_id: row.id,
    name: row.partnerName,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    commission: toRon(row.commissionBani),
    paid: row.isPaid,
    invoice:
      showInvoice && row.invoiceUrl ? toWebAddress(row.invoiceUrl, config.origins.files) : null,
    website_url: row.websiteUrl,
  });

  const change = (id: number, work: (tx: Transaction, row: LockedCommission) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const row = await lockCommission(tx, id);
      if (!row) throw new HttpError('commission_not_found');
      await work(tx, row);
    });

  route(app, listCommissions, async ({ session }) => {
    const now = new Date();
    const rows = await listCommissionRows(db, session.user.id);
    return rows.map((row) => toCommission(row, isInvoiceVisible(row.periodEnd, now)));
  });

  route(app, listAllCommissions, async () => {
    const rows = await listCommissionRows(db);
    return rows.map((row) => toCommission(row, true));
  });

  route(app, setCommissionInvoice, async ({ params, body }) => {
    const invoiceUrl = toStoredAddress(body.invoiceUrl, config.origins.files);
    await change(params.id, async (tx, { userId, periodStart, invoiceUrl: before }) => {
      if (before === invoiceUrl) return;
      await changeCommission(tx, params.id, { invoiceUrl });
      await insertNotification(tx, {
        userId,
        message: messages.invoiceReady(monthOf(periodStart)),
      });
    });
    return { message: messages.invoiceSaved };
  });

  route(app, setCommissionPaid, async ({ params, body: { paid } }) => {
    await change(params.id, async (tx, { userId, periodStart, isPaid }) => {
      if (isPaid === paid) return;
      await changeCommission(tx, params.id, { isPaid: paid });
      if (paid) {
        const message = messages.commissionPaid(monthOf(periodStart));
        await insertNotification(tx, { userId, message });
      }
    });
    return { message: messages.paidSaved };
  });
}

const monthFormat = new Intl.DateTimeFormat('ro-RO', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2025-08-01` -> `august 2025` */
const monthOf = (day: string): string => monthFormat.format(new Date(`${day}T00:00:00Z`));
