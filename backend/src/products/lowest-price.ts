import { LOWEST_PRICE_DAYS } from '@vitrina/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import { productPrices, products } from '../database/schema.ts';

/**
 * Lowest price of a variant in the days before its current one began, in bani; null unless the current one
 * is lower. A price counts as long as it was valid, including the one at the start of those days (Directive
 * 98/6/EC, article 6a). For queries on `products`.
 */
export const lowestPriceBefore: SQL<number | null> = sql`(
  select min(past.price_bani) from (
    select price_bani,
           lead(valid_from) over (order by valid_from, id) as valid_until,
           max(valid_from) over () as present_from
      from ${productPrices} where product_id = ${products.id}
  ) as past
  where past.valid_until > past.present_from - ${LOWEST_PRICE_DAYS} * interval '1 day'
  having min(past.price_bani) > ${products.priceBani})`;
