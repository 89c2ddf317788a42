import type { Database } from '../database/database.ts';
import { orderEvents, orderItems, orders } from '../database/schema.ts';
import type { Payments } from '../payments/payments.ts';

interface Line {
  productId: number;
  quantity: number;
  priceBani: number;
}

interface Shop {
  db: Database;
  payments: Pick<Payments, 'create'> & { succeed(id: string): Promise<void> | void };
}

export interface PaidOrder {
  id: number;
  email: string;
  paymentIntentId: string;
  totalBani: number;
  /** In the order of the lines. */
  itemIds: number[];
}

/** A paid order, shipped or delivered yesterday, with delivery for 20 RON. */
export async function insertPaidOrder(
  { db, payments }: Shop,
  lines: readonly Line[],
  status: 'Shipped' | 'Delivered' = 'Delivered',
): Promise<PaidOrder> {
  const shippingBani = 2000;
  const totalBani = lines.reduce(
    (sum, { quantity, priceBani }) => sum + quantity * priceBani,
    shippingBani,
  );
  const { id: paymentIntentId } = await payments.create({ amountBani: totalBani });
  await payments.succeed(paymentIntentId);
  const email = `ana-${crypto.randomUUID()}@exemplu.ro`;
  const [order] = await db
    .insert(orders)
    .values({
      ...{ email, name: 'Ana Popescu', phone: '0712345678', zip: '400001', county: 'Cluj' },
      ...{ locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1', status },
      ...{ shippingBani, totalBani, paymentIntentId, paymentStatus: 'paid' },
    })
    .returning();
  const id = order?.id ?? 0;
  const items = await db
    .insert(orderItems)
    .values(lines.map((line) => ({ orderId: id, productName: 'Ruj mat', ...line })))
    .returning({ id: orderItems.id });
  const createdAt = new Date(Date.now() - 24 * 60 * 60_000);
  await db
    .insert(orderEvents)
    .values([
      { orderId: id, toStatus: 'Processing', createdAt },
      { orderId: id, fromStatus: 'Processing', toStatus: 'Shipped', createdAt },
      ...(status === 'Delivered'
        ? [{ orderId: id, fromStatus: 'Shipped' as const, toStatus: status, createdAt }]
        : []),
    ]);
  return { id, email, paymentIntentId, totalBani, itemIds: items.map((item) => item.id) };
}
