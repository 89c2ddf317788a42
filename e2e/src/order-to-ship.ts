import type { WorkerPlatform } from './test.ts';

/**
 * A paid order ready for shipping, whose buyer got no status mail yet, whatever earlier tests did.
 * @param notOf an account that must not be the buyer
 */
export async function orderToShip({ sql }: WorkerPlatform, notOf?: number): Promise<number> {
  const [order] = await sql<{ id: number }>(
    `update orders set status = 'Processing', payment_status = 'paid', tracking_number = ''
      where id = (select id from orders
        where ($1::int is null or user_id is distinct from $1)
          and not exists (select 1 from mails where dedupe_key like 'order-status:' || orders.id || ':%')
        order by id desc limit 1)
      returning id`,
    [notOf ?? null],
  );
  if (!order) throw new Error('There is no order that was not told of yet.');
  return order.id;
}
