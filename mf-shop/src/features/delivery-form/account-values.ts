import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { REQUIRED } from '@vitrina/contract/messages';
import { checkoutMessages } from '../../checkout-messages.ts';

const text = checkoutMessages.account;

/** The account that a buyer may want; `wanted` is the box. */
export interface AccountValues {
  wanted: boolean;
  password: string;
  confirmation: string;
}

export const NO_ACCOUNT: AccountValues = { wanted: false, password: '', confirmation: '' };

export type AccountField = 'password' | 'confirmation';

export function accountError(field: AccountField, values: AccountValues): string | undefined {
  if (!values.wanted) return undefined;
  if (values[field] === '') return REQUIRED;
  if (field === 'confirmation') {
    return values.confirmation === values.password ? undefined : text.mismatch;
  }
  return values.password.length < MIN_PASSWORD_LENGTH
    ? text.passwordTooShort(MIN_PASSWORD_LENGTH)
    : undefined;
}
