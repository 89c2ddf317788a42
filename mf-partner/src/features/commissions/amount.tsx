import { Price } from '@vitrina/shared-ui/price';
import { messages } from '../../messages.ts';

interface AmountProps {
  bani: number | null;
  size?: 'lg' | 'xl' | undefined;
}

export const Amount = ({ bani, size }: AmountProps) =>
  bani === null ? messages.commissions.unknownAmount : <Price bani={bani} size={size} />;
