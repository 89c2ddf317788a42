import { login } from '@vitrina/contract/calls/login';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { Link, useLocation } from 'react-router-dom';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { PasswordField } from '../features/sign-in/password-field.tsx';
import { checkCredentials, useSignInForm } from '../features/sign-in/use-sign-in-form.ts';
import { messages } from '../messages.ts';

const text = messages.auth;

export const handle = { title: text.login.pageTitle };

export function Component() {
  const { search } = useLocation();
  const form = useSignInForm({
    call: login,
    check: checkCredentials,
    read: (values) => ({
      body: {
        email: String(values.get('email')).trim(),
        password: String(values.get('password')),
        remember: values.get('remember') === 'on',
      },
    }),
    failed: text.login.failed,
  });
  return (
    <AuthCard title={text.login.title} lead={text.login.lead}>
      {new URLSearchParams(search).has('next') && <Alert>{text.login.sessionEnded}</Alert>}
      <form onSubmit={form.onSubmit} noValidate>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          error={form.errors.email}
          required
        />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          required
        />
        <CheckboxField label={text.remember} name="remember" defaultChecked />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Button type="submit" block size="lg" busy={form.busy}>
          {text.login.submit}
        </Button>
      </form>
      <p>
        {text.login.noAccount} <Link to={`/register${search}`}>{text.login.register}</Link>
      </p>
    </AuthCard>
  );
}
