import { hostCan } from '@vitrina/shared-auth/platform';
import { useSession } from '@vitrina/shared-auth/session';
import { Alert } from '@vitrina/shared-ui/alert';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Link, useLocation } from 'react-router-dom';
import { confirmEmailTexts } from '../content/confirm-email.ts';
import { PendingEmail } from '../features/confirm-email/pending-email.tsx';
import { VerificationLink } from '../features/confirm-email/verification-link.tsx';
import { AuthCard } from '../features/sign-in/auth-card.tsx';
import { Links } from '../navigation/links.tsx';

const text = confirmEmailTexts;

export const handle = { title: text.pageTitle };

export function Component() {
  const { state } = useLocation();
  const token = (state as { verificationToken?: string } | null)?.verificationToken;
  if (!hostCan('verify-email')) {
    return (
      <AuthCard title={text.title}>
        <Alert>{text.unavailable}</Alert>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={text.title}>
      {token ? <VerificationLink token={token} /> : <WithoutLink />}
    </AuthCard>
  );
}

function WithoutLink() {
  const user = useSession((session) => session.user);
  if (!user) {
    return (
      <>
        <Alert>{text.anonymous}</Alert>
        <Link to="/login?next=/confirm-email" className={buttonClass()}>
          {text.login}
        </Link>
      </>
    );
  }
  if (user.email_verified === false) return <PendingEmail email={user.email} />;
  return (
    <>
      <Alert tone="success">{text.verified(user.email)}</Alert>
      <Links of="user-home">
        {({ to }) => (
          <Link to={to} className={buttonClass()}>
            {text.toAccount}
          </Link>
        )}
      </Links>
    </>
  );
}
