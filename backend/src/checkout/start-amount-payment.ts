import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { checkoutReference, type Payment } from '../payments/payments.ts';
import { claimCheckout, givePayment } from './checkouts-repository.ts';
import type { Payer } from './payer.ts';

/** Time limit for paying. Callers that know only the specification show card fields with it. */
const PAYABLE_MS = 3 * 60 * 60_000;

/**
 * A payment by amount alone, for callers that know only the specification. It is stored, so that its money
 * ends in an order placed by staff or is refunded (docs/product.md#unplaced-payments).
 * @param amountBani as the caller sent it: the products are unknown
 */
export async function startAmountPayment(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  { amountBani, email }: { amountBani: number; email: string | undefined },
  { userId, network }: Payer,
): Promise<Payment> {
  const checkout = await inTransaction(db, (tx) =>
    claimCheckout(tx, {
      ...{ userId, network, email: email ?? '', isAmountAlone: true },
      ...{ shippingBani: 0, totalBani: amountBani },
      expiresAt: new Date(Date.now() + PAYABLE_MS),
    }),
  );
  if (!checkout) throw new Error('The checkout was not stored.');
  const reference = checkoutReference(checkout.id);
  const payment = await payments.create({ amountBani, email, reference });
  await givePayment(db, checkout.id, payment.id);
  return payment;
}
