import { tellCommissionTransfer } from '@vitrina/contract/calls/tell-commission-transfer';
import type { Commission } from '@vitrina/contract/entities/commission';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { payMessages } from '../../pay-messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { tellFailure } from '../tell-failure.ts';

const text = payMessages.toldTransfer;

/** Warns before the card payment that an announced transfer may be on its way; it can be withdrawn. */
export function ToldTransfer({ chosen }: { chosen: readonly Commission[] }) {
  const told = chosen.filter((one) => one.transfer_told_at);
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['mf-partner', 'take-transfer-back'],
    mutationFn: () =>
      callApi(tellCommissionTransfer, {
        body: { commissionIds: told.map(({ commission_id }) => commission_id), told: false },
      }),
    onSuccess: () => showToast(text.takenBack, { tone: 'success', about: 'transfer' }),
    onError: (error) => void tellFailure('transfer', text.takeBackFailed)(error),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: commissionsQuery().queryKey }),
  });
  const last = told.at(-1)?.transfer_told_at;
  if (!last) return null;
  const numbers = told.flatMap((one) => one.invoice_number ?? []);
  return (
    <Alert
      tone="warning"
      title={text.title(formatLongDate(last), told.length < chosen.length ? numbers : [])}
      actions={
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
          {text.takeBack}
        </Button>
      }
    >
      {text.hint}
    </Alert>
  );
}
