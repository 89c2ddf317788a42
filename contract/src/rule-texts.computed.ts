/*
 * How Romanian texts state the numbers of the rules. The build computes this file
 * (`federation/src/computed-modules.ts`): a page carries the texts, not the rules behind them.
 */
import {
  LOWEST_PRICE_DAYS,
  REFUND_DAYS,
  RETURN_DAYS,
  SITE_WORKING_DAYS,
  SUPPORT_DAYS,
  WITHDRAWAL_DAYS,
} from './constants.ts';
import { formatShortBani } from './rules/money.ts';
import { countOf } from './rules/plural.ts';
import { FREE_SHIPPING_FROM_BANI, SHIPPING_BANI } from './rules/shipping.ts';

const days = (count: number) => countOf(count, 'zi', 'zile');

/** How long a site takes at most. */
export const SITE_TIME = countOf(SITE_WORKING_DAYS, 'zi lucrătoare', 'zile lucrătoare');
/** How long a buyer may withdraw from an order. */
export const WITHDRAWAL_TIME = days(WITHDRAWAL_DAYS);
/** How long a buyer who withdrew may take to send the products back. */
export const RETURN_TIME = days(RETURN_DAYS);
/** How long the refund of a withdrawal takes at most. */
export const REFUND_TIME = days(REFUND_DAYS);
/** Over which time the lowest price is told. */
export const LOWEST_PRICE_TIME = days(LOWEST_PRICE_DAYS);
/** On how many days of the week somebody answers. */
export const SUPPORT_TIME = `${days(SUPPORT_DAYS)} din 7`;
/** What the delivery of an order costs. */
export const SHIPPING_COST = formatShortBani(SHIPPING_BANI);
/** Products of this much are delivered free. */
export const FREE_SHIPPING_FROM = formatShortBani(FREE_SHIPPING_FROM_BANI);
