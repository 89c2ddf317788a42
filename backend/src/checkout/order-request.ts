import type { createOrder } from '@vitrina/contract/calls/create-order';
import { toBani } from '@vitrina/contract/rules/money';
import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { Totals } from './price-lines.ts';

export type OrderRequest = z.output<(typeof createOrder)['body']>;

/**
 * @param shippingCost RON, as computed by the browser
 * @throws HttpError `amount_mismatch` when it differs
 */
export function checkShipping(shippingCost: number, { shippingBani }: Totals): void {
  if (toBani(shippingCost) === shippingBani) return;
  throw new HttpError('amount_mismatch', { field: 'shippingCost' });
}
