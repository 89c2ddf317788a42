import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './account-fields.module.css';
import type { BuyerForm } from './delivery-values.ts';

const text = checkoutMessages.account;

interface AccountFieldsProps {
  form: BuyerForm;
  /** What a new account's owner agrees to. */
  legal: ReactNode;
}

/** Fields of the account created with the order. */
export function AccountFields({ form, legal }: AccountFieldsProps) {
  const { createAccount } = form.values;
  const field = (name: 'password' | 'confirmation') => ({
    ...form.field(name),
    type: 'password',
    autoComplete: 'new-password',
    onBlur: () => form.judge(name),
    'aria-required': true,
  });
  return (
    <div className={style.account}>
      <CheckboxField
        label={text.create}
        hint={text.hint}
        name="createAccount"
        checked={createAccount}
        onChange={(event) => form.change({ createAccount: event.target.checked })}
      />
      {createAccount && (
        <>
          <TextField
            {...field('password')}
            label={text.password}
            hint={text.passwordHint(MIN_PASSWORD_LENGTH)}
          />
          <TextField {...field('confirmation')} label={text.confirmation} />
          {legal}
        </>
      )}
    </div>
  );
}
