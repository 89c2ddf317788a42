import type { Commission } from '@vitrina/contract/entities/commission';
import { webLink } from '@vitrina/contract/rules/web-link';
import { hostCan } from '@vitrina/shared-auth';
import { amountOf } from './sum-amounts.ts';

const PAY_PATH = '/users/pay';
/** Numbers of commissions, with commas. */
export const CHOSEN = 'facturi';

/** Whether an invoice can be paid here: it is there, its amount is known, and the host takes payments. */
export const isPayable = (commission: Commission): boolean =>
  hostCan('commission-payments') &&
  !commission.paid &&
  webLink(commission.invoice) !== null &&
  (amountOf(commission) ?? 0) > 0;

/** What a partner pays at once: whose transfer is announced is chosen by itself, not paid twice by mistake. */
export const payableAtOnce = (commissions: readonly Commission[]): Commission[] =>
  commissions.filter((one) => isPayable(one) && !one.transfer_told_at);

/** Where these are paid, together. */
export const payPath = (commissions: readonly Commission[]): string =>
  `${PAY_PATH}?${CHOSEN}=${commissions.map((one) => one.commission_id).join(',')}`;

/** The payable ones of those that an address names; what is paid at once where it names none, else all. */
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
