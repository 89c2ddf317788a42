import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { REQUIRED, tooLong } from '@vitrina/contract/messages';
import type { FieldErrors } from '@vitrina/shared-ui/read-form';
import { checkoutMessages } from '../../checkout-messages.ts';

const text = checkoutMessages.account;

/** `createAccount` is the checkbox. */
export interface AccountValues {
  createAccount: boolean;
  password: string;
  confirmation: string;
}

export const NO_ACCOUNT: AccountValues = { createAccount: false, password: '', confirmation: '' };

export function accountErrors(values: AccountValues): FieldErrors<AccountValues> {
  const { createAccount, password, confirmation } = values;
  if (!createAccount) return {};
  return {
    ...(password.length < MIN_PASSWORD_LENGTH && {
      password: password ? text.passwordTooShort(MIN_PASSWORD_LENGTH) : REQUIRED,
    }),
    ...(password.length > MAX_PASSWORD_LENGTH && { password: tooLong(MAX_PASSWORD_LENGTH) }),
    ...(confirmation !== password && { confirmation: text.mismatch }),
    ...(!confirmation && { confirmation: REQUIRED }),
  };
}
