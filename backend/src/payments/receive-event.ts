import { inTransaction } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { settlePayment, settleRefund } from './settle-payment.ts';
import type { PaymentEvent } from './stripe-events.ts';
import { rememberEvent } from './webhook-events-repository.ts';

/**
 * Does what an event of the card provider asks for, once: that it was handled is stored in the same
 * transaction as its effect, so that a repeated event does nothing and a failed one comes again.
 * @returns whether money has to go back now
 * @throws HttpError `not_found` for a payment of ours that is not known yet: the provider tells it again
 */
export async function receiveEvent(
  { db, config, catalogue }: Pick<Context, 'db' | 'config' | 'catalogue'>,
  event: PaymentEvent,
): Promise<{ refundDue: boolean }> {
  if (event.kind === 'other') return { refundDue: false };
  const settlement = await inTransaction(db, async (tx) => {
    if (!(await rememberEvent(tx, event))) return 'repeated';
    if (event.kind === 'refunded') return settleRefund(tx, event.paymentIntentId);
    const outcome = await settlePayment(tx, config, event.payment);
    // Without our reference it is another program's payment, or one that was started by amount
    // alone: its caller knows only the specification and places the order itself.
    if (outcome === 'unknown' && event.reference !== null) throw new HttpError('not_found');
    return outcome;
  });
  catalogue.invalidate();
  return { refundDue: settlement === 'refund' };
}
