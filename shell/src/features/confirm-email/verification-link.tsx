import { verifyEmail } from '@vitrina/contract/calls/verify-email';
import type { ErrorCode } from '@vitrina/contract/errors';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { useSession } from '@vitrina/shared-auth/session';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import { messages } from '../../messages.ts';
import { signInRefusal } from '../sign-in/sign-in-refusal.ts';
import { PasswordProof } from './password-proof.tsx';
import { type ConfirmEmail, useConfirmEmail } from './use-confirm-email.ts';

const text = confirmEmailTexts.link;

/**
 * Confirms on a press, because mail scanners open links but press nothing. Without a session for the
 * account a password proves ownership (docs/product.md#verified-address).
 */
export function VerificationLink({ token }: { token: string }) {
  const user = useSession((session) => session.user);
  // As of opening: the proof itself signs in.
  const [isGuest] = useState(!user);
  const [isOthers, setOthers] = useState(false);
  const confirm = useConfirmEmail();
  const form = useForm({
    values: {},
    read: () => ({ input: {} }),
    send: () =>
      confirm({ token }).catch((error: unknown) => {
        if (!isRefusal(error, 'password_needed')) throw error;
        setOthers(true);
      }),
    refused: signInRefusal(confirmEmailTexts.failed),
  });
  if (isOthers) return <PasswordProof lead={text.other} token={token} confirm={confirm} />;
  if (isGuest || !user) return <GuestLink token={token} confirm={confirm} />;
  return (
    <form {...form.props}>
      <p>{text.own(user.email)}</p>
      <FormAlert notice={form.notice} />
      <Button type="submit" block size="lg" busy={form.busy}>
        {text.confirm}
      </Button>
      {form.notice && <Link to="/confirm-email">{text.again}</Link>}
    </form>
  );
}

/** Reports an expired link before the user looks up a password. */
function GuestLink({ token, confirm }: { token: string; confirm: ConfirmEmail }) {
  const [over, setOver] = useState<string | null>();
  // Not a query: its key would change with the proof's session.
  useEffect(() => void whyOver(token).then(setOver), [token]);
  if (over === undefined) return <Spinner label={messages.loading} />;
  if (over === null) return <PasswordProof lead={text.lead} token={token} confirm={confirm} />;
  return (
    <>
      <Alert tone="danger">{over}</Alert>
      <Link to="/confirm-email">{text.again}</Link>
    </>
  );
}

/** Without session and password the host only checks the link. @returns null when it is valid */
const whyOver = (token: string): Promise<string | null> =>
  callApi(verifyEmail, { body: { token } }).then(
    () => null,
    (error: unknown) =>
      isRefusal(error, 'verification_invalid')
        ? serverMessageOr(error, confirmEmailTexts.failed)
        : null,
  );

const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.code === code;
