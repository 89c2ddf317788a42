import { sendVerification } from '@vitrina/contract/calls/send-verification';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import { signInTexts } from '../../content/sign-in.ts';

const text = confirmEmailTexts.pending;

const refused = refusalOf(text.sendFailed);

const readAddress = readBy(
  sendVerification.body,
  {
    required: signInTexts.required,
    tooLong: signInTexts.tooLong,
  },
  (values: { email: string }) => values,
);

export function PendingEmail({ email }: { email: string }) {
  const send = async (body: { email?: string | undefined }) => {
    await callApi(sendVerification, { body });
    return { tone: 'success', text: text.sent(body.email ?? email) } as const;
  };
  const again = useForm({ values: {}, read: () => ({ input: {} }), send: () => send({}), refused });
  const change = useForm({ values: { email: '' }, read: readAddress, send, refused });
  return (
    <>
      <p>{text.lead(email)}</p>
      <p>{text.why}</p>
      <form {...again.props}>
        <FormAlert notice={again.notice} />
        <Button type="submit" block busy={again.busy}>
          {text.resend}
        </Button>
      </form>
      <details>
        <summary>{text.wrong}</summary>
        <form {...change.props}>
          <TextField
            label={text.email}
            name="email"
            error={change.errors.email}
            hint={text.changeHint}
            type="email"
            autoComplete="email"
            required
          />
          <FormAlert notice={change.notice} />
          <Button type="submit" variant="secondary" block busy={change.busy}>
            {text.change}
          </Button>
        </form>
      </details>
    </>
  );
}
