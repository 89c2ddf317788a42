import { endStaff } from '@vitrina/contract/calls/end-staff';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { refreshStaff } from './staff-query.ts';

const text = messages.staff;

interface EndMemberProps {
  member: { id: number; name: string };
  disabled: boolean;
  /** Id of the sentence that says why. */
  describedBy: string | undefined;
}

/** Takes somebody out of the staff. Who comes back has to be invited, so it asks first. */
export function EndMember({ member: { id, name }, disabled, describedBy }: EndMemberProps) {
  const [asked, setAsked] = useState(false);
  const end = useSingleMutation({
    mutationKey: ['end-staff', id],
    mutationFn: async () => {
      await callApi(endStaff, { params: { id } });
    },
    onSuccess: () => void showToast(text.ended(name)),
    onError: (error) => void showToast(serverMessageOr(error, text.endFailed), { tone: 'danger' }),
    onSettled: refreshStaff,
  });
  const close = () => setAsked(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={end.isPending}
        disabled={disabled}
        aria-label={text.endOf(name)}
        aria-describedby={describedBy}
        onClick={() => setAsked(true)}
      >
        {text.end}
      </Button>
      <ConfirmDialog
        open={asked}
        title={text.endTitle(name)}
        keepLabel={text.keep}
        closeLabel={messages.close}
        confirmLabel={text.end}
        onClose={close}
        onConfirm={() => {
          close();
          end.mutate();
        }}
      >
        <p>{text.endText}</p>
      </ConfirmDialog>
    </>
  );
}
