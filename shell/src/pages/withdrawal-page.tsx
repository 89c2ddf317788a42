import { Withdrawal } from '../features/withdrawal/withdrawal.tsx';
import { messages } from '../messages.ts';

export const handle = {
  title: messages.withdrawal.pageTitle,
  description: messages.withdrawal.description,
};

export const Component = Withdrawal;
