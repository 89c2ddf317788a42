import type { LookedUpPayment } from '@vitrina/contract/entities/looked-up-payment';
import { toRon } from '@vitrina/contract/rules/money';
import { paymentOfSecret } from '@vitrina/contract/rules/payment-of-secret';
import { findOrderOfPayment } from '../checkout/placed-orders-repository.ts';
import { isSecretOf } from '../checkout/secret-of-payment.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Payment } from '../payments/payments.ts';
import { maskedEmail } from './mask-order.ts';
import { orderAnswer } from './order-answer.ts';
import { findOrder, type OrderWithItems } from './orders-repository.ts';

/**
 * State of a payment. A charged one becomes its order here if the provider's event has not come yet: the
 * buyer is usually back first.
 * @throws HttpError `payment_not_found`, also for a wrong secret
 */
export async function lookUp(context: Context, clientSecret: string): Promise<LookedUpPayment> {
  const payment = await context.payments.find(paymentOfSecret(clientSecret));
  if (!payment || !isSecretOf(payment, clientSecret)) throw new HttpError('payment_not_found');
  if (payment.state !== 'succeeded') return { state: UNCHARGED[payment.state] };
  const known = await findOrderOfPayment(context.db, payment.id);
  const settled = known ? 'placed' : await settle(context, payment);
  const orderId = known ?? (await findOrderOfPayment(context.db, payment.id));
  const order = orderId && (await findOrder(context.db, orderId));
  if (order) return { state: stateOf(order), order: answer(order) };
  return { state: settled === 'refund' || settled === 'refunded' ? 'returned' : 'paid' };
}

/** A buyer at the bank may be charged at any moment. */
const UNCHARGED = {
  open: 'unpaid',
  acting: 'processing',
  processing: 'processing',
  cancelled: 'unpaid',
} as const;

async function settle({ db, config, catalogue }: Context, payment: Payment) {
  const settled = await inTransaction(db, (tx) => settlePayment(tx, config, payment));
  catalogue.invalidate();
  return settled;
}

const stateOf = ({ status, paymentStatus }: OrderWithItems): LookedUpPayment['state'] =>
  paymentStatus === 'refunded' || status === 'Cancelled' ? 'returned' : 'placed';

function answer(order: OrderWithItems): LookedUpPayment['order'] {
  const { id, created_at, total_price, items } = orderAnswer(order);
  return {
    ...{ id, created_at, total_price, items },
    shipping_cost: toRon(order.shippingBani),
    masked_email: maskedEmail(order.email),
  };
}
