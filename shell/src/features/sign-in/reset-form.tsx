import { resetPassword } from '@vitrina/contract/calls/reset-password';
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { keepBrowser, knownBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInTexts } from '../../content/sign-in.ts';
import { PasswordField } from './password-field.tsx';
import { signInRefusal } from './sign-in-refusal.ts';

const text = signInTexts.reset;

/** Time to read the confirmation. */
const REDIRECT_MS = 3000;

const read = readBy(
  resetPassword.body,
  {
    required: signInTexts.required,
    tooLong: signInTexts.tooLong,
    wrong: { newPassword: signInTexts.passwordShort(MIN_PASSWORD_LENGTH) },
  },
  (values: { token: string; newPassword: string }) => values,
);

/**
 * Sets a new password with a reset link's token, then leads to the sign-in page.
 * @param done message shown meanwhile
 */
export function ResetForm({ token, done: doneText }: { token: string; done: string }) {
  const navigate = useNavigate();
  const form = useForm({
    values: { token, newPassword: '' },
    read,
    async send(body) {
      keepBrowser(await callApi(resetPassword, { body: { ...body, ...knownBrowser() } }));
      return { tone: 'success', text: doneText };
    },
    refused: (error) => {
      const refusal = signInRefusal(text.failed)(error);
      return refusal.text === text.noToken ? { ...refusal, detail: text.noTokenHelp } : refusal;
    },
  });
  const done = form.notice?.tone === 'success';

  useEffect(() => {
    if (!done) return;
    // Replaces the history entry that holds the token.
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  return (
    <form {...form.props}>
      {!done && (
        <PasswordField
          label={text.password}
          name="newPassword"
          autoComplete="new-password"
          hint={signInTexts.passwordHint(MIN_PASSWORD_LENGTH)}
          error={form.errors.newPassword}
          required
        />
      )}
      <FormAlert notice={form.notice} />
      {!done && (
        <Button type="submit" block size="lg" busy={form.busy}>
          {text.submit}
        </Button>
      )}
    </form>
  );
}
