import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { profileMessages } from '../../profile-messages.ts';

const text = profileMessages.profile.password;
const about = 'password';

export function ResetPassword({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const button = useFragmentFocus<HTMLButtonElement>('parola', true);
  const close = () => setAsking(false);
  const send = useSingleMutation({
    mutationKey: ['reset-password', email],
    mutationFn: () => callApi(forgotPassword, { body: { email } }),
    onSuccess: () => void showToast(text.sent, { about }),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.failed), { tone: 'danger', about }),
    onSettled: close,
  });
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {text.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.reset}
        keepLabel={text.cancel}
        confirmLabel={text.send}
        variant="primary"
        busy={send.isPending}
        onClose={close}
        onConfirm={() => send.mutate()}
      >
        <p>{text.question}</p>
        <p>
          <strong>{email}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}
