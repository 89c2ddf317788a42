import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { login } from '@vitrina/contract/calls/login';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { knownBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { useSession } from '@vitrina/shared-auth/session';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { signInTexts } from '../../content/sign-in.ts';
import { GoogleButton } from './google-button.tsx';
import { keepSession } from './keep-session.ts';
import style from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { ReturnFailure } from './return-failure.tsx';
import { signInRefusal } from './sign-in-refusal.ts';
import { useSearch } from './use-search.ts';

const text = signInTexts;

const EMPTY = { email: '', password: '', remember: true };

const read = readBy(
  login.body,
  { required: text.required, tooLong: text.tooLong },
  (values: typeof EMPTY) => values,
);

export function LoginForm() {
  const search = useSearch();
  const ended = useSession((session) => session.ended);
  const [leaving, setLeaving] = useState(false);
  const [forgetful, setForgetful] = useState(false);
  const form = useForm({
    values: EMPTY,
    read,
    async send(_input, { email, ...others }) {
      setForgetful(false);
      const body = { email: email.trim(), ...others, ...knownBrowser() };
      return keepSession(await callApi(login, { body }), text.login.failed);
    },
    refused: signInRefusal(text.login.failed),
  });
  const { busy, errors, notice } = form;

  const forgot = () => {
    if (busy || leaving) return;
    const email = form.typed().email.trim();
    if (!email) return form.show({ email: text.login.emailFirst });
    setForgetful(true);
    void form.run(async () => {
      await callApi(forgotPassword, { body: { email } });
      return { tone: 'success', text: text.login.resetSent };
    }, signInRefusal(text.login.resetFailed));
  };
  const resetting = busy && forgetful;

  return (
    <form {...form.props}>
      {search.has('next') && (
        <Alert>{ended === 'expired' ? text.login.sessionEnded : text.login.goOn}</Alert>
      )}
      <ReturnFailure hidden={notice !== null} />
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
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <div className={style.options}>
        <CheckboxField label={text.remember} name="remember" defaultChecked />
        <button
          type="button"
          className={style.forgot}
          aria-disabled={busy || leaving}
          onClick={forgot}
        >
          {resetting && <Spinner size="sm" />} {text.login.forgot}
        </button>
      </div>
      <FormAlert notice={notice} />
      <Button
        type="submit"
        block
        size="lg"
        busy={busy && !forgetful}
        disabled={resetting || leaving}
      >
        {text.login.submit}
      </Button>
      <GoogleButton busy={leaving} disabled={busy} onBusy={setLeaving} />
    </form>
  );
}
