/*
 * Romanian texts for numbers in the rules. Computed by the build (`federation/src/computed-modules.ts`), so
 * that pages contain the texts without the rules.
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

/** Longest time for a site. */
export const SITE_TIME = countOf(SITE_WORKING_DAYS, 'zi lucrătoare', 'zile lucrătoare');
/** Time for a buyer's withdrawal from an order. */
export const WITHDRAWAL_TIME = days(WITHDRAWAL_DAYS);
/** Time for sending the products back after a withdrawal. */
export const RETURN_TIME = days(RETURN_DAYS);
/** Longest time for a withdrawal's refund. */
export const REFUND_TIME = days(REFUND_DAYS);
/** Period of the lowest price shown. */
export const LOWEST_PRICE_TIME = days(LOWEST_PRICE_DAYS);
/** Days of the week with support. */
export const SUPPORT_TIME = `${days(SUPPORT_DAYS)} din 7`;
/** Default delivery cost of an order. */
export const SHIPPING_COST = formatShortBani(SHIPPING_BANI);
/** Order value from which delivery is free by default. */
export const FREE_SHIPPING_FROM = formatShortBani(FREE_SHIPPING_FROM_BANI);
