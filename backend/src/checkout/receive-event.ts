import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Payment } from '../payments/payments.ts';
import type { PaymentEvent } from '../payments/stripe-events.ts';
import { countRefusedCard } from './count-refused-card.ts';
import { settlePayment, settleRefund } from './settle-payment.ts';
import { rememberEvent } from './webhook-events-repository.ts';

/**
 * Does what an event of the card provider asks for, once: that it was handled is stored in the same
 * transaction as its effect, so that a repeated event does nothing and a failed one comes again.
 * @returns whether money has to go back now
 * @throws HttpError `not_found` for a payment of ours that is not known yet: the provider tells it again
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
  const refundedBani = event.kind === 'succeeded' ? await refundedNow(context, event.payment) : 0;
  const settlement = await inTransaction(db, async (tx) => {
    if (!(await rememberEvent(tx, event))) return 'repeated';
    if (event.kind === 'refunded') return settleRefund(tx, event.paymentIntentId);
    const outcome = await settlePayment(tx, config, { ...event.payment, refundedBani });
    // Without our reference it is another program's payment, or one that was started by amount
    // alone: its caller knows only the specification and places the order itself.
    if (outcome === 'unknown' && event.reference !== null) throw new HttpError('not_found');
    return outcome;
  });
  catalogue.invalidate();
  return { refundDue: settlement === 'refund' };
}

/** An event may be late: its money may have gone back since. While the provider is silent it counts as told. */
const refundedNow = async (
  { payments }: Pick<Context, 'payments'>,
  { id, refundedBani }: Payment,
): Promise<number> => (await payments.find(id).catch(() => null))?.refundedBani ?? refundedBani;
