import { remindCommission } from '@vitrina/contract/calls/remind-commission';
import type { Commission } from '@vitrina/contract/entities/commission';
import { callApi, hostCan, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { commissionMessages } from '../../commission-messages.ts';
import { messages } from '../../messages.ts';
import { CommissionDetails } from './commission-details.tsx';
import { commissionName } from './commission-name.ts';
import { refreshCommissions } from './commissions-query.ts';
import { CorrectCommissionDialog } from './correct-commission-dialog.tsx';
import { RefundCommissionDialog } from './refund-commission-dialog.tsx';

const text = commissionMessages.details;
type Opened = 'details' | 'refund' | 'correct';

export function DetailsButton({ commission }: { commission: Commission }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const name = commissionName(commission);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={text.openFor(name)}
        onClick={() => setOpened('details')}
      >
        {text.open}
      </Button>
      <Dialog
        open={opened === 'details'}
        onClose={close}
        title={text.openFor(name)}
        closeLabel={messages.close}
        placement="end"
        actions={opened && <Actions commission={commission} onOpen={setOpened} />}
      >
        {opened && <CommissionDetails commission={commission} />}
      </Dialog>
      {opened === 'refund' && <RefundCommissionDialog commission={commission} onClose={close} />}
      {opened === 'correct' && <CorrectCommissionDialog commission={commission} onClose={close} />}
    </>
  );
}

interface ActionsProps {
  commission: Commission;
  onOpen: (what: Opened) => void;
}

/** Hides actions the host would refuse. */
function Actions({ commission, onOpen }: ActionsProps) {
  const { paid, paid_by, refunds, dispute, invoice } = commission;
  const isOpen = refunds?.some(({ status }) => status === 'due' || status === 'pending');
  const isHeld = isOpen || dispute?.state === 'open';
  const amount = commission.commission ?? 0;
  const isByCard = paid && paid_by === 'card';
  return (
    <>
      {!paid && invoice && amount > 0 && hostCan('commission-reminders') && (
        <Remind id={commission.commission_id} />
      )}
      {invoice && amount > 0 && !(isByCard && isHeld) && hostCan('commission-corrections') && (
        <Button variant="secondary" onClick={() => onOpen('correct')}>
          {commissionMessages.correct.action}
        </Button>
      )}
      {isByCard && !isHeld && amount > 0 && hostCan('commission-refunds') && (
        <Button variant="danger" onClick={() => onOpen('refund')}>
          {commissionMessages.refund.action}
        </Button>
      )}
    </>
  );
}

function Remind({ id }: { id: number }) {
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['commission-reminder', id],
    mutationFn: async () => {
      await callApi(remindCommission, { params: { id } });
      await refreshCommissions();
    },
    onSuccess: () => void showToast(commissionMessages.remind.done),
    onError: (error) =>
      void showToast(serverMessageOr(error, commissionMessages.remind.failed), { tone: 'danger' }),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {commissionMessages.remind.action}
    </Button>
  );
}
