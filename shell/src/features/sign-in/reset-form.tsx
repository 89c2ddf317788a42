import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { Button } from '@vitrina/shared-ui/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInTexts } from '../../content/sign-in.ts';
import { checkNewPassword, passwordOf } from './check-fields.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { type Notice, useAuthForm } from './use-auth-form.ts';

const text = signInTexts.reset;

/** Spec section 9. */
const REDIRECT_MS = 3000;

/** Sets a new password with the token of a reset link, then leads to the sign-in page. */
export function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useAuthForm({
    check: checkNewPassword,
    submit: {
      action: 'reset',
      failed: text.failed,
      send: async (values): Promise<Notice> => {
        await callApi(resetPassword, { body: { token, newPassword: passwordOf(values) } });
        return { tone: 'success', text: text.done };
      },
    },
  });
  const done = form.notice?.tone === 'success';

  useEffect(() => {
    if (!done) return;
    // Replaced: the token leaves the history together with the entry that holds it.
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return (
    <form {...form.formProps}>
      {!done && (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="new-password"
          hint={signInTexts.passwordHint(MIN_PASSWORD_LENGTH)}
          error={form.errors.password}
          required
        />
      )}
      <NoticeAlert notice={form.notice} />
      {!done && (
        <Button type="submit" block size="lg" busy={form.busy !== null}>
          {text.submit}
        </Button>
      )}
    </form>
  );
}
