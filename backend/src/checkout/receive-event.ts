import { receiveDispute } from '../commission-disputes/receive-dispute.ts';
import { findPaymentOfIntent } from '../commission-payments/commission-payments-repository.ts';
import {
  settleCommissionPayment,
  settleCommissionReturn,
} from '../commission-payments/settle-commission-payment.ts';
import { reconcileCommissionRefunds } from '../commission-refunds/reconcile-commission-refunds.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Payment, paysCommissions } from '../payments/payments.ts';
import type { PaymentEvent } from '../payments/stripe-events.ts';
import { countRefusedCard } from './count-refused-card.ts';
import { findOrderOfPayment } from './placed-orders-repository.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { settlePayment, settleRefund } from './settle-payment.ts';
import { rememberEvent } from './webhook-events-repository.ts';

/**
 * Handles an event of the card provider once: the fact is stored in the same transaction as its effect, so
 * a repeated event does nothing and a failed one is delivered again.
 * @returns whether money has to be refunded now
 * @throws HttpError `not_found` for a payment of ours that is not stored yet: the provider delivers it
 *   again
 */
export async function receiveEvent(
  context: Pick<Context, 'db' | 'config' | 'catalogue' | 'payments' | 'limits'>,
  event: PaymentEvent,
): Promise<{ refundDue: boolean }> {
  const { db, config, catalogue } = context;
  if (event.kind === 'other') return { refundDue: false };
  if (event.kind === 'failed') {
    if (await inTransaction(db, (tx) => rememberEvent(tx, event))) {
      await countRefusedCard(context, event);
    }
    return { refundDue: false };
  }
  if (event.kind === 'dispute') {
    const { paymentIntentId, dispute } = event;
    await inTransaction(db, async (tx) => {
      if (!(await rememberEvent(tx, event))) return;
      await receiveDispute(tx, config, paymentIntentId, dispute);
    });
    return { refundDue: false };
  }
  if (event.kind === 'refunded') {
    await receiveRefund(context, event);
    catalogue.invalidate();
    return { refundDue: false };
  }
  const refundedBani = await refundedNow(context, event.payment);
  const settlement = await inTransaction(db, async (tx) => {
    if (!(await rememberEvent(tx, event))) return 'repeated';
    const settle = paysCommissions(event.reference) ? settleCommissionPayment : settlePayment;
    const outcome = await settle(tx, config, { ...event.payment, refundedBani });
    // Without our reference it belongs to another program, or was started by amount alone: that caller
    // knows only the specification and places the order itself.
    if (outcome === 'unknown' && event.reference !== null) throw new HttpError('not_found');
    return outcome;
  });
  catalogue.invalidate();
  return { refundDue: settlement === 'refund' };
}

/**
 * An event may be late: the money may have been refunded since. Without an answer from the provider the
 * event is believed.
 */
const refundedNow = async (
  { payments }: Pick<Context, 'payments'>,
  { id, refundedBani }: Payment,
): Promise<number> => (await payments.find(id).catch(() => null))?.refundedBani ?? refundedBani;

/**
 * Money of a payment was refunded, or could not be. The state is read from the provider: events come late,
 * twice and out of order.
 * @throws HttpError `payment_provider_failed`: the provider delivers the event again
 */
async function receiveRefund(
  { db, config, payments }: Pick<Context, 'db' | 'config' | 'payments'>,
  event: Extract<PaymentEvent, { kind: 'refunded' }>,
): Promise<void> {
  const { paymentIntentId, isWhole } = event;
  const orderId = await findOrderOfPayment(db, paymentIntentId);
  const isOfCommissions = (await findPaymentOfIntent(db, paymentIntentId)) !== null;
  const told =
    orderId === null && !isOfCommissions ? [] : await payments.listRefunds(paymentIntentId);
  await inTransaction(db, async (tx) => {
    if (!(await rememberEvent(tx, event))) return;
    if (isOfCommissions) {
      await reconcileCommissionRefunds(tx, config, paymentIntentId, told, isWhole);
      if (isWhole) await settleCommissionReturn(tx, config, paymentIntentId);
      return;
    }
    if (isWhole) await settleRefund(tx, paymentIntentId);
    if (orderId !== null) await reconcileRefunds(tx, orderId, told);
  });
}
