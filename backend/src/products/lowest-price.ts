import { LOWEST_PRICE_DAYS } from '@vitrina/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import { productPrices, products } from '../database/schema.ts';

/**
 * The lowest price of a variant in the days before its present one began, in bani; null unless the
 * present one is lower. A price counts for as long as it was valid, so also the one that those days
 * began with (Directive 98/6/EC, article 6a). For a query that selects from `products`.
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
