import { endStaff } from '@vitrina/contract/calls/end-staff';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { refreshStaff } from './staff-query.ts';

const text = messages.staff;

interface EndMemberProps {
  member: { id: number; name: string };
  disabled: boolean;
  /** Id of the sentence that says why it is disabled. */
  describedBy: string | undefined;
}

/** Removes a member; asks first, because coming back needs an invitation. */
export function EndMember({ member: { id, name }, disabled, describedBy }: EndMemberProps) {
  const end = useSingleMutation({
    mutationKey: ['end-staff', id],
    mutationFn: async () => {
      await callApi(endStaff, { params: { id } });
    },
    onSuccess: () => void showToast(text.ended(name)),
    onError: (error) => void showToast(serverMessageOr(error, text.endFailed), { tone: 'danger' }),
    onSettled: refreshStaff,
  });
  return (
    <AskedButton
      action={text.end}
      label={text.endOf(name)}
      title={text.endTitle(name)}
      confirm={text.end}
      keep={text.keep}
      isDestructive
      busy={end.isPending}
      disabled={disabled}
      describedBy={describedBy}
      onConfirm={() => end.mutate()}
    >
      <p>{text.endText}</p>
    </AskedButton>
  );
}
