import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { checkoutMessages } from '../../checkout-messages.ts';
import style from './account-fields.module.css';
import type { AccountField } from './account-values.ts';
import type { BuyerForm } from './use-buyer-form.ts';

const text = checkoutMessages.account;

/** The account that is made together with the order, when the box is ticked. */
export function AccountFields({ form }: { form: BuyerForm }) {
  const { account } = form;
  const field = (name: AccountField) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: MAX_PASSWORD_LENGTH,
    value: account[name],
    error: form.errorOf(name),
    onBlur: () => form.leave(name),
    onChange: (event: { target: HTMLInputElement }) =>
      form.changeAccount({ [name]: event.target.value }),
    'aria-required': true,
  });
  return (
    <div className={style.account}>
      <CheckboxField
        label={text.create}
        hint={text.hint}
        name="createAccount"
        checked={account.wanted}
        onChange={(event) => form.changeAccount({ wanted: event.target.checked })}
      />
      {account.wanted && (
        <>
          <TextField
            {...field('password')}
            label={text.password}
            hint={text.passwordHint(MIN_PASSWORD_LENGTH)}
          />
          <TextField {...field('confirmation')} label={text.confirmation} />
        </>
      )}
    </div>
  );
}
