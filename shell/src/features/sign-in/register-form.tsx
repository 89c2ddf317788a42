import { register } from '@vitrina/contract/calls/register';
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { knownBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { type FormEvent, useState } from 'react';
import { signInTexts } from '../../content/sign-in.ts';
import { GoogleButton } from './google-button.tsx';
import { keepSession } from './keep-session.ts';
import { LegalLinks } from './legal-links.tsx';
import { PasswordField } from './password-field.tsx';
import { ReturnFailure } from './return-failure.tsx';
import { signInRefusal } from './sign-in-refusal.ts';

const text = signInTexts;

const EMPTY = { name: '', email: '', password: '', acceptTerms: false };

const read = readBy(
  register.body,
  {
    required: text.required,
    tooLong: text.tooLong,
    wrong: { password: text.passwordShort(MIN_PASSWORD_LENGTH) },
  },
  // The page does not ask for phone and address, but the payload has them
  // (docs/product.md#register-fields).
  (values: typeof EMPTY) => ({ ...values, phone: '', address: '' }),
);

export function RegisterForm() {
  const [leaving, setLeaving] = useState(false);
  const kept = useKept('register', EMPTY, undefined, ['password', 'acceptTerms']);
  const form = useForm({
    values: EMPTY,
    read,
    async send(input) {
      const body = { ...input, ...knownBrowser() };
      return keepSession(await callApi(register, { body }), text.register.failed);
    },
    refused: signInRefusal(text.register.failed),
  });
  const { busy, errors } = form;
  const change = (event: FormEvent) => {
    form.props.onChange(event);
    kept.setValues(form.typed());
  };
  return (
    <form {...form.props} onChange={change}>
      <ReturnFailure hidden={form.notice !== null} />
      <TextField
        label={text.name}
        name="name"
        defaultValue={kept.values.name}
        autoComplete="name"
        error={errors.name}
        required
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        defaultValue={kept.values.email}
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
      <FormAlert notice={form.notice} />
      <Button type="submit" block size="lg" busy={busy} disabled={leaving}>
        {text.register.submit}
      </Button>
      <GoogleButton busy={leaving} disabled={busy} onBusy={setLeaving} />
    </form>
  );
}

function TermsLabel() {
  return (
    <span>
      {text.register.accept} <LegalLinks />
    </span>
  );
}
