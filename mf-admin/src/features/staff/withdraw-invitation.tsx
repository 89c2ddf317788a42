import { withdrawInvitation } from '@vitrina/contract/calls/withdraw-invitation';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { refreshStaff } from './staff-query.ts';

const text = messages.staff;

interface WithdrawInvitationProps {
  id: number;
  name: string;
  email: string;
}

/** Withdraws an invitation; its link stays dead, so it asks first. */
export function WithdrawInvitation({ id, name, email }: WithdrawInvitationProps) {
  const withdraw = useSingleMutation({
    mutationKey: ['withdraw-invitation', id],
    mutationFn: async () => void (await callApi(withdrawInvitation, { params: { id } })),
    onSuccess: () => void showToast(text.withdrawn(email)),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.inviteFailed), { tone: 'danger' }),
    onSettled: refreshStaff,
  });
  return (
    <AskedButton
      action={text.withdraw}
      label={text.withdrawOf(name)}
      title={text.withdrawTitle(name)}
      confirm={text.withdrawConfirm}
      keep={text.withdrawKeep}
      isDestructive
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    >
      <p>{text.withdrawText(email)}</p>
    </AskedButton>
  );
}
