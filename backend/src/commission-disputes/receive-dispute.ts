import { eq } from 'drizzle-orm';
import {
  changePayment,
  listPaidThings,
} from '../commission-payments/commission-payments-repository.ts';
import { holdPayment } from '../commission-payments/hold-payment.ts';
import { lostBani } from '../commission-refunds/commission-refunds-repository.ts';
import { endWhereNothingIsLeft } from '../commission-refunds/reconcile-commission-refunds.ts';
import { linesOf } from '../commissions/mailed-invoices.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { commissionDisputes as disputes, users } from '../database/schema.ts';
import { commissionDisputed, commissionDisputeEnded } from '../mails/commission-staff-mails.ts';
import type { PaymentDispute } from '../payments/payments.ts';
import { tellMoneyStaff } from '../staff/tell-money-staff.ts';

/**
 * Stores the state of a dispute, and tells staff when it begins and ends. While it is open its invoices
 * stay paid: the bank decides. A lost dispute counts as money returned by the bank. Idempotent, also when
 * late or out of order.
 */
export async function receiveDispute(
  tx: Transaction,
  config: Config,
  paymentIntentId: string,
  told: PaymentDispute,
): Promise<void> {
  const held = await holdPayment(tx, paymentIntentId);
  // A dispute of an order: handled in the provider's dashboard.
  if (!held) return;
  const { row } = held;
  const { id: providerId, state, ...columns } = told;
  const [known] = await tx.select().from(disputes).where(eq(disputes.providerId, providerId));
  if (known && known.state !== 'open') return;
  const closedAt = state === 'open' ? null : new Date();
  const values = { ...columns, providerId, state, closedAt, paymentId: row.id };
  const [kept] = await tx
    .insert(disputes)
    .values(values)
    .onConflictDoUpdate({ target: disputes.providerId, set: values })
    .returning();
  if (!kept || known?.state === state) return;
  await tellStaff(tx, config, { ...told, id: kept.id, paymentId: row.id, userId: row.userId });
  if (state !== 'lost') return;
  await endWhereNothingIsLeft(tx, config, held, { gone: { news: 'charged-back' } });
  // The payment's own event comes later, or its refund was under way.
  if (row.state !== 'paid' && (await lostBani(tx, row.id)) >= row.totalBani) {
    const paidAt = row.paidAt ?? new Date();
    await changePayment(tx, row.id, { state: 'released', paidAt, refundedAt: new Date() });
  }
}

interface ToldDispute extends Omit<PaymentDispute, 'id'> {
  id: number;
  paymentId: number;
  userId: number;
}

async function tellStaff(
  tx: Transaction,
  config: Config,
  { id, paymentId, userId, ...dispute }: ToldDispute,
): Promise<void> {
  const [payer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const lines = linesOf(await listPaidThings(tx, paymentId));
  const write = dispute.state === 'open' ? commissionDisputed : commissionDisputeEnded;
  await tellMoneyStaff(tx, (staff) =>
    write(config, {
      ...dispute,
      ...{ lines, payer: payer?.name ?? '', email: staff.email, name: staff.name },
      dedupeKey: `commission-dispute-${dispute.state}:${id}:${staff.id}`,
    }),
  );
}
