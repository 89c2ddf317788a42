import { toBani } from '@vitrina/contract/rules/money';
import { Price } from '@vitrina/shared-ui/price';
import type { ComponentProps } from 'react';
import { messages } from '../../messages.ts';

interface AmountProps extends Omit<ComponentProps<typeof Price>, 'bani'> {
  /** As answered by the host; `null` when unreadable. */
  ron: number | null;
}

export function Amount({ ron, ...rest }: AmountProps) {
  if (ron === null) return <span>{messages.missing.amount}</span>;
  return <Price {...rest} bani={toBani(ron)} />;
}
