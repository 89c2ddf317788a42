import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { login } from '@vitrina/contract/calls/login';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { TextField } from '@vitrina/shared-ui/text-field';
import { signInTexts } from '../../content/sign-in.ts';
import { checkEmail, passwordOf, textOf } from './check-fields.ts';
import { GoogleButton } from './google-button.tsx';
import { GOOGLE_FAILED } from './google-sign-in.ts';
import { keepSession } from './keep-session.ts';
import style from './login-form.module.css';
import { NoticeAlert } from './notice-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { type Notice, useAuthForm } from './use-auth-form.ts';
import { useSearch } from './use-search.ts';

const text = signInTexts;

const checkLogin = (values: FormData) => ({
  ...checkEmail(values),
  ...(!passwordOf(values) && { password: text.required }),
});

async function sendLogin(values: FormData) {
  const body = {
    email: textOf(values, 'email'),
    password: passwordOf(values),
    remember: values.get('remember') === 'on',
  };
  return keepSession(await callApi(login, { body }), text.login.failed);
}

async function sendForgot(values: FormData): Promise<Notice> {
  await callApi(forgotPassword, { body: { email: textOf(values, 'email') } });
  return { tone: 'success', text: text.login.resetSent };
}

/** E-mail and password, or Google, or a link for a new password (spec sections 4 and 5). */
export function LoginForm() {
  const search = useSearch();
  const form = useAuthForm<'login' | 'forgot' | 'google'>({
    check: checkLogin,
    submit: { action: 'login', send: sendLogin, failed: text.login.failed },
  });
  const { busy, errors, notice } = form;

  const forgot = () => {
    if (busy) return;
    const values = new FormData(form.formProps.ref.current ?? undefined);
    if (!textOf(values, 'email')) form.showErrors({ email: text.login.emailFirst });
    else void form.run('forgot', sendForgot, text.login.resetFailed);
  };

  return (
    <form {...form.formProps}>
      {search.has('next') && <Alert>{text.login.sessionEnded}</Alert>}
      {search.get('error') === GOOGLE_FAILED && !notice && (
        <Alert tone="danger">{text.googleFailed}</Alert>
      )}
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
          aria-disabled={busy !== null}
          onClick={forgot}
        >
          {busy === 'forgot' && <Spinner size="sm" />} {text.login.forgot}
        </button>
      </div>
      <NoticeAlert notice={notice} />
      <Button
        type="submit"
        block
        size="lg"
        busy={busy === 'login'}
        disabled={busy !== null && busy !== 'login'}
      >
        {text.login.submit}
      </Button>
      <GoogleButton
        busy={busy === 'google'}
        disabled={busy !== null && busy !== 'google'}
        onBusy={(leaving) => form.setBusy(leaving ? 'google' : null)}
      />
    </form>
  );
}
