import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { explainCommission } from './explain-commission.ts';
import { salesOf, tiersOf } from './tier-distances.ts';

/** How an invoice's amount was computed, before corrections; `null` where the host sends too little. */
export function explainAmount(commission: Commission): string | null {
  const salesBani = salesOf(commission);
  const tiers = tiersOf(commission);
  if (salesBani === null || commission.commission === null || !tiers) return null;
  return explainCommission(
    salesBani,
    toBani(commission.commission) + toBani(commission.corrected ?? 0),
    tiers,
  );
}
