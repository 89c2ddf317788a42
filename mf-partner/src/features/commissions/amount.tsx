import { Price } from '@vitrina/shared-ui/price';
import { messages } from '../../messages.ts';

interface AmountProps {
  /** `null`: the host wrote none. */
  bani: number | null;
  size?: 'lg' | 'xl' | undefined;
}

/** An amount, or that it is not known. */
export const Amount = ({ bani, size }: AmountProps) =>
  bani === null ? messages.commissions.unknownAmount : <Price bani={bani} size={size} />;
