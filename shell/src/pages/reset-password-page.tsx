import { Alert } from '@vitrina/shared-ui/alert';
import { Link, useLocation } from 'react-router-dom';
import { signInTexts } from '../content/sign-in.ts';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { ResetForm } from '../features/sign-in/reset-form.tsx';

const text = signInTexts.reset;

export const handle = { title: text.pageTitle };

/** The boot script has taken the token out of the address (docs/product.md#sign-in-return). */
export function Component() {
  const state = useLocation().state as { resetToken?: string } | null;
  const token = state?.resetToken;
  return (
    <AuthCard title={text.title} lead={token !== undefined && text.lead}>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <Alert tone="danger" title={text.noToken}>
          {text.noTokenHelp}
        </Alert>
      )}
      <p>
        <Link to="/login">{text.back}</Link>
      </p>
    </AuthCard>
  );
}
