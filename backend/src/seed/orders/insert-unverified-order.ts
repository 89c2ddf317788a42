import type { Transaction } from '../../database/database.ts';
import { checkouts, orderEvents, orderItems, orders } from '../../database/schema.ts';
import type { InsertedProduct } from '../catalogue/insert-catalogue.ts';
import { daysBefore } from '../dates.ts';
import { buyers } from './buyers.ts';

const SHIPPING_BANI = 2000;

/**
 * Result of a page that knows only the specification: an order that waits for staff, and a payment of the
 * same amount (docs/product.md#unplaced-payments).
 */
export async function insertUnverifiedOrder(
  tx: Transaction,
  products: readonly InsertedProduct[],
  now: Date,
): Promise<void> {
  const product = products.find(({ priceBani }) => priceBani < 20_000);
  const [buyer] = buyers();
  if (!product || !buyer) throw new Error('There is nothing to buy, or nobody who buys.');
  const createdAt = daysBefore(now, 0.2);
  const totalBani = product.priceBani + SHIPPING_BANI;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ ...buyer, shippingBani: SHIPPING_BANI, totalBani, paymentStatus: 'unverified' },
      ...{ createdAt, updatedAt: createdAt },
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const { id: productId, name: productName, color: productColor, priceBani } = product;
  await tx
    .insert(orderItems)
    .values({ orderId, productId, productName, productColor, priceBani, quantity: 1 });
  await tx.insert(orderEvents).values({ orderId, toStatus: 'Processing', createdAt });
  await tx.insert(checkouts).values({
    ...{ paymentIntentId: 'pi_demo_alone', email: buyer.email, isAmountAlone: true },
    ...{ shippingBani: 0, totalBani, createdAt, paidAt: createdAt, expiresAt: now },
  });
}
