import { Link } from 'react-router-dom';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { LoginForm } from '../features/sign-in/login-form.tsx';
import { useSearch } from '../features/sign-in/use-search.ts';
import { lazyMessages } from '../lazy-messages.ts';

const text = lazyMessages.auth.login;

export const handle = { title: text.pageTitle };

export function Component() {
  const next = useSearch().get('next');
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <LoginForm />
      <p>
        {text.noAccount}{' '}
        <Link to={next ? `/register?${new URLSearchParams({ next })}` : '/register'}>
          {text.register}
        </Link>
      </p>
    </AuthCard>
  );
}
