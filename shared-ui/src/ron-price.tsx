import { toBani } from '@vitrina/contract/rules/money';
import { Price, type PriceProps } from './price.tsx';

interface RonPriceProps extends Omit<PriceProps, 'bani'> {
  /** RON, as on the wire. */
  ron: number | null;
  /** Number of pieces at this price. Default: 1. */
  times?: number | null | undefined;
}

/**
 * An amount of an answer; a dash when it, or the number of pieces, could not be read.
 * @example
 * const unit = <RonPrice ron={19.9} />; // 19,90 RON
 * const line = <RonPrice ron={19.9} times={3} />; // 59,70 RON
 */
export function RonPrice({ ron, times = 1, ...rest }: RonPriceProps) {
  if (ron === null || times === null) return <span>—</span>;
  return <Price {...rest} bani={toBani(ron) * times} />;
}
