import type { Context } from '../context.ts';
import { findCheckoutOfPayment } from './checkouts-repository.ts';

/**
 * Counts a card that was refused, by payment, card and network. One too many calls the payment off:
 * an honest buyer starts a new one, whoever tries cards one after another does not get far
 * (docs/product.md#card-testing).
 */
export async function countRefusedCard(
  { db, payments, limits }: Pick<Context, 'db' | 'payments' | 'limits'>,
  { paymentIntentId, card }: { paymentIntentId: string; card: string | null },
): Promise<void> {
  const network = (await findCheckoutOfPayment(db, paymentIntentId))?.network;
  const within = [
    await limits.allows('refused-payment', paymentIntentId),
    !card || (await limits.allows('refused-card', card)),
    !network || (await limits.allows('refused-network', network)),
  ];
  if (within.includes(false)) await payments.cancel(paymentIntentId);
}
