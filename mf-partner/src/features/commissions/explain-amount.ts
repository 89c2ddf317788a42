import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';
import { explainCommission } from './explain-commission.ts';
import { salesOf, tiersOf } from './tier-distances.ts';

/** How the amount of an invoice came about, before corrections; `null` where the host does not tell enough. */
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
