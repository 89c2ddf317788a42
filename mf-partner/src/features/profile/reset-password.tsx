import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';

const text = messages.profile.password;

/** Sends the mail with the reset link, once that was confirmed. */
export function ResetPassword({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const send = useSingleMutation({
    mutationKey: ['reset-password', email],
    mutationFn: () => callApi(forgotPassword, { body: { email } }),
    onSuccess: () => void showToast(text.sent),
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
    onSettled: close,
  });
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.reset}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={text.reset}
        closeLabel={text.cancel}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {text.cancel}
            </Button>
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              {text.send}
            </Button>
          </>
        }
      >
        <p>{text.question}</p>
        <p>
          <strong>{email}</strong>
        </p>
      </Dialog>
    </>
  );
}
