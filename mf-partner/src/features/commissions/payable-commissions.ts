import type { Commission } from '@vitrina/contract/entities/commission';
import { webLink } from '@vitrina/contract/rules/web-link';
import { hostCan } from '@vitrina/shared-auth';
import { amountOf } from './sum-amounts.ts';

const PAY_PATH = '/users/pay';
/** Query parameter: commission numbers, comma-separated. */
export const CHOSEN = 'facturi';

/** True when it is invoiced with a known amount and the host takes payments. */
export const isPayable = (commission: Commission): boolean =>
  hostCan('commission-payments') &&
  !commission.paid &&
  webLink(commission.invoice) !== null &&
  (amountOf(commission) ?? 0) > 0;

/**
 * Preselected for payment. A commission with an announced transfer must be chosen by hand, against paying
 * twice.
 */
export const payableAtOnce = (commissions: readonly Commission[]): Commission[] =>
  commissions.filter((one) => isPayable(one) && !one.transfer_told_at);

export const payPath = (commissions: readonly Commission[]): string =>
  `${PAY_PATH}?${CHOSEN}=${commissions.map((one) => one.commission_id).join(',')}`;

/** Payable commissions named in the address; none named: those payable at once, else all payable. */
export function chosenCommissions(
  commissions: readonly Commission[],
  search: URLSearchParams,
): Commission[] {
  const payable = commissions.filter(isPayable);
  const named = search.get(CHOSEN);
  if (named === null) {
    const atOnce = payableAtOnce(payable);
    return atOnce.length > 0 ? atOnce : payable;
  }
  const ids = new Set(named.split(',').map(Number));
  return payable.filter((one) => ids.has(one.commission_id));
}
