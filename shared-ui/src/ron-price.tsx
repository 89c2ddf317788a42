import { toBani } from '@vitrina/contract/rules/money';
import { Price, type PriceProps } from './price.tsx';

interface RonPriceProps extends Omit<PriceProps, 'bani'> {
  /** RON, as on the wire. */
  ron: number | null;
  /** Number of pieces at this price. */
  times?: number | null | undefined;
}

/** An amount of an answer; a dash when it, or the number of pieces, could not be read. */
export function RonPrice({ ron, times = 1, ...rest }: RonPriceProps) {
  if (ron === null || times === null) return <span>—</span>;
  return <Price {...rest} bani={toBani(ron) * times} />;
}
