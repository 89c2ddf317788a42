import { Alert } from '@vitrina/shared-ui/alert';
import { Link, useLocation } from 'react-router-dom';
import { signInTexts } from '../content/sign-in.ts';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { ResetForm } from '../features/sign-in/reset-form.tsx';

const { reset } = signInTexts;

export const handle = { title: reset.pageTitle };

/** The boot script removed the token from the address (docs/product.md#sign-in-return). */
export function Component() {
  const { state, search } = useLocation();
  const token = (state as { resetToken?: string } | null)?.resetToken;
  const isInvited = new URLSearchParams(search).has('invited');
  const text = isInvited ? { ...reset, ...signInTexts.invitation } : reset;
  return (
    <AuthCard title={text.title} lead={token !== undefined && text.lead}>
      {token ? (
        <ResetForm token={token} done={text.done} />
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
