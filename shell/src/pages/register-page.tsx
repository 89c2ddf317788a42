import { register } from '@vitrina/contract/calls/register';
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

export const handle = { title: text.register.pageTitle };

export function Component() {
  const { search } = useLocation();
  const form = useSignInForm({
    call: register,
    check: (values) => ({
      ...(!String(values.get('name') ?? '').trim() && { name: text.required }),
      ...checkCredentials(values),
      ...(values.get('acceptTerms') !== 'on' && { acceptTerms: text.register.mustAccept }),
    }),
    read: (values) => ({
      body: {
        name: String(values.get('name')).trim(),
        email: String(values.get('email')).trim(),
        password: String(values.get('password')),
        // The page does not ask for them, the payload has them (rulings 23).
        phone: '',
        address: '',
        acceptTerms: true as const,
      },
    }),
    failed: text.register.failed,
  });
  return (
    <AuthCard title={text.register.title} lead={text.register.lead}>
      <form onSubmit={form.onSubmit} noValidate>
        <TextField
          label={text.name}
          name="name"
          autoComplete="name"
          error={form.errors.name}
          required
        />
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
          autoComplete="new-password"
          error={form.errors.password}
          required
        />
        <CheckboxField
          label={text.register.acceptTerms}
          name="acceptTerms"
          error={form.errors.acceptTerms}
          required
        />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Button type="submit" block size="lg" busy={form.busy}>
          {text.register.submit}
        </Button>
      </form>
      <p>
        {text.register.haveAccount} <Link to={`/login${search}`}>{text.register.login}</Link>
      </p>
    </AuthCard>
  );
}
