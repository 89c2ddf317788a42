import { register } from '@vitrina/contract/calls/register';
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { Link } from 'react-router-dom';
import { signInTexts } from '../../content/sign-in.ts';
import { checkEmail, checkNewPassword, checkPresent, passwordOf, textOf } from './check-fields.ts';
import { GoogleButton } from './google-button.tsx';
import { keepSession } from './keep-session.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

const text = signInTexts;

const checkRegistration = (values: FormData) => ({
  ...checkPresent(values, 'name'),
  ...checkEmail(values),
  ...checkNewPassword(values),
  ...(values.get('acceptTerms') !== 'on' && { acceptTerms: text.register.mustAccept }),
});

async function sendRegistration(values: FormData) {
  const body = {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    password: passwordOf(values),
    // The page does not ask for them, the payload has them (rulings 23).
    phone: '',
    address: '',
    acceptTerms: true as const,
  };
  return keepSession(await callApi(register, { body }), text.register.failed);
}

export function RegisterForm() {
  const form = useAuthForm<'register' | 'google'>({
    check: checkRegistration,
    submit: { action: 'register', send: sendRegistration, failed: text.register.failed },
  });
  const { busy, errors } = form;
  return (
    <form {...form.formProps}>
      <TextField
        label={text.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        error={errors.name}
        required
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
        required
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="new-password"
        hint={text.passwordHint(MIN_PASSWORD_LENGTH)}
        error={errors.password}
        required
      />
      <CheckboxField
        label={<TermsLabel />}
        name="acceptTerms"
        error={errors.acceptTerms}
        required
      />
      <NoticeAlert notice={form.notice} />
      <Button type="submit" block size="lg" busy={busy === 'register'} disabled={busy === 'google'}>
        {text.register.submit}
      </Button>
      <GoogleButton
        busy={busy === 'google'}
        disabled={busy === 'register'}
        onBusy={(leaving) => form.setBusy(leaving ? 'google' : null)}
      />
    </form>
  );
}

/** The documents open beside the form, so that what was typed stays. */
function TermsLabel() {
  const { accept, terms, and, privacy } = text.register;
  return (
    <span>
      {accept}{' '}
      <Link to="/terms" target="_blank">
        {terms}
      </Link>{' '}
      {and}{' '}
      <Link to="/cookies" target="_blank">
        {privacy}
      </Link>
    </span>
  );
}
