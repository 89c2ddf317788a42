import type { COMMISSION_TIERS } from '@vitrina/contract/rules/commission';
import { formatAmount } from '@vitrina/contract/rules/money';
import { homeTexts } from '../../content/home.ts';

const text = homeTexts.offer;

/** Whole RON without decimals: `1.234`. */
export const formatWholeRon = (ron: number): string => formatAmount(ron * 100).slice(0, -3);

/** `Primii 5.000 RON`, `5.001 – 15.000 RON`, `Peste 15.000 RON` (spec section 9). */
export function tierLabel({ fromBani, upToBani }: (typeof COMMISSION_TIERS)[number]): string {
  const from = fromBani / 100;
  if (upToBani === Number.POSITIVE_INFINITY) return text.lastTier(formatWholeRon(from));
  const upTo = formatWholeRon(upToBani / 100);
  return from === 0 ? text.firstTier(upTo) : text.middleTier(formatWholeRon(from + 1), upTo);
}
