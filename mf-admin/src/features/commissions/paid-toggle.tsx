import { setCommissionPaid } from '@vitrina/contract/calls/set-commission-paid';
import type { Commission } from '@vitrina/contract/entities/commission';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { commissionName } from './commission-name.ts';
import { commissionsQuery, refreshCommissions } from './commissions-query.ts';

const text = messages.commissions;

async function savePaid(id: number, paid: boolean): Promise<void> {
  await callApi(setCommissionPaid, { params: { id }, body: { paid } });
  await refreshCommissions();
}

/** What somebody else marked since then stays. */
async function takeBack(id: number, paid: boolean): Promise<void> {
  const commissions = await queryClient.fetchQuery({ ...commissionsQuery(), staleTime: 0 });
  const now = commissions.find(({ commission_id }) => Number(commission_id) === id);
  if (now?.paid !== paid) throw new Error('It is marked otherwise now.');
  await savePaid(id, !paid);
}

/** Paid or not; disabled while it is saved, and can be taken back for a while. */
export function PaidToggle({ commission }: { commission: Commission }) {
  const id = Number(commission.commission_id);
  const save = useSingleMutation({
    mutationKey: ['commission-paid', id],
    mutationFn: (paid: boolean) => savePaid(id, paid),
    onSuccess: (_, paid) => offerUndo(text.paidChanged, () => takeBack(id, paid)),
    onError: () => void showToast(text.paidFailed, { tone: 'danger' }),
  });
  const paid = save.isPending ? save.variables : commission.paid;
  return (
    <CheckboxField
      label={paid ? text.paid : text.unpaid}
      aria-label={text.paidFor(commissionName(commission))}
      checked={paid}
      disabled={save.isPending}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}
