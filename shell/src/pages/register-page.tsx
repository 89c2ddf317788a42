import { Link } from 'react-router-dom';
import { signInTexts } from '../content/sign-in.ts';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { RegisterForm } from '../features/sign-in/register-form.tsx';
import { useSearch } from '../features/sign-in/use-search.ts';

const text = signInTexts.register;

export const handle = { title: text.pageTitle, description: text.description };

export function Component() {
  const next = useSearch().get('next');
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <RegisterForm />
      <p>
        {text.haveAccount}{' '}
        <Link to={next ? `/login?${new URLSearchParams({ next })}` : '/login'}>{text.login}</Link>
      </p>
    </AuthCard>
  );
}
