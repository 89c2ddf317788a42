import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { formatAppointment } from '@vitrina/contract/rules/dates';
import { callApi, showToast } from '@vitrina/shared-auth';
import {
  isSameTime,
  readCall,
  refreshRequestCall,
} from '@vitrina/shared-auth/per-package/room/request-call-query';
import { failedOrUnsure, sendOrFind } from '@vitrina/shared-auth/per-package/room/send-or-find';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { callMessages } from '../../call-messages.ts';
import { tellFailure } from '../tell-failure.ts';

const text = callMessages.cancel;

interface CancelCallProps {
  requestId: number;
  startsAt: string;
  asking: boolean;
  onAsking: (asking: boolean) => void;
}

export const cancelCallKey = (requestId: number) => ['cancel-request-call', requestId];

export function CancelCall({ requestId, startsAt, asking, onAsking }: CancelCallProps) {
  const cancel = useSingleMutation({
    mutationKey: cancelCallKey(requestId),
    mutationFn: () =>
      sendOrFind(
        () =>
          callApi(cancelRequestCall, {
            params: { id: requestId },
            body: { starts_at: startsAt, reason: '' },
          }),
        async () => {
          const call = await readCall(requestId);
          return call?.cancelled_at != null && isSameTime(call.starts_at, startsAt);
        },
      ),
    onSuccess: () => showToast(text.done),
    onError: (error) =>
      void tellFailure(
        'request-call',
        failedOrUnsure(error, text.failed, callMessages.unsure),
      )(error),
    async onSettled() {
      onAsking(false);
      await refreshRequestCall();
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => onAsking(true)}>
        {text.open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.title}
        keepLabel={text.keep}
        confirmLabel={text.confirm}
        busy={cancel.isPending}
        onClose={() => onAsking(false)}
        onConfirm={() => cancel.mutate()}
      >
        <p>{text.text(formatAppointment(startsAt))}</p>
      </ConfirmDialog>
    </>
  );
}
