import type { Commission } from '@vitrina/contract/entities/commission';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { commissionName } from './commission-name.ts';
import style from './commissions-list.module.css';
import { refreshCommissions } from './commissions-query.ts';
import { PaidFacts } from './paid-facts.tsx';
import { savePaid, takePaidBack } from './save-paid.ts';

const text = messages.commissions;

/** Disabled while saving; can be undone for a while. */
export function PaidToggle({ commission }: { commission: Commission }) {
  const id = Number(commission.commission_id);
  const save = useSingleMutation({
    mutationKey: ['commission-paid', id],
    mutationFn: async (paid: boolean) => {
      await savePaid(id, paid);
      await refreshCommissions();
    },
    onSuccess: (_, paid) =>
      offerUndo(text.paidChanged, () => takePaidBack([id], paid).finally(refreshCommissions)),
    onError: () => void showToast(text.paidFailed, { tone: 'danger' }),
  });
  const paid = save.isPending ? save.variables : commission.paid;
  return (
    <div className={style.paid}>
      <CheckboxField
        label={paid ? text.paid : text.unpaid}
        aria-label={text.paidFor(commissionName(commission))}
        checked={paid}
        // The host refuses both: a card's money would stay, a correction leaves nothing to pay.
        disabled={save.isPending || ['card', 'correction'].includes(commission.paid_by ?? '')}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
      <PaidFacts commission={commission} />
    </div>
  );
}
