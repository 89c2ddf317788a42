import type { Context } from '../context.ts';
import { findCheckoutOfPayment } from './checkouts-repository.ts';

/**
 * Counts a declined card per payment, card and network. Above the limit the payment is cancelled: an honest
 * buyer starts a new one, while trying one card after another leads nowhere (docs/product.md#card-testing).
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
