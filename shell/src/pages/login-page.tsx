import { Link } from 'react-router-dom';
import { signInTexts } from '../content/sign-in.ts';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { LoginForm } from '../features/sign-in/login-form.tsx';
import { useSearch } from '../features/sign-in/use-search.ts';

const text = signInTexts.login;

export const handle = { title: text.pageTitle, description: text.description };

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
