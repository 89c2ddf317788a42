import { staticPagesTexts } from '../content/static-pages.computed.ts';
import { Withdrawal } from '../features/withdrawal/withdrawal.tsx';

export const handle = {
  title: staticPagesTexts.withdrawal.pageTitle,
  description: staticPagesTexts.withdrawal.description,
};

export const Component = Withdrawal;
