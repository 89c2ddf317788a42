import { withdrawWebsiteRequest } from '@vitrina/contract/calls/withdraw-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { messages } from '../../messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { requestsQuery } from './requests-query.ts';

const text = messages.requests.end.withdraw;

interface WithdrawRequestProps {
  request: WebsiteRequest;
  asking: boolean;
  onAsking: (asking: boolean) => void;
}

export const withdrawalKey = (id: number) => ['withdraw-request', id];

/** Withdraws a request after a question. The host decides whether work began meanwhile. */
export function WithdrawRequest({
  request: { id, business_name },
  asking,
  onAsking,
}: WithdrawRequestProps) {
  const refresh = () => queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
  const withdraw = useSingleMutation({
    mutationKey: withdrawalKey(id),
    mutationFn: () => callApi(withdrawWebsiteRequest, { params: { id } }),
    onSuccess: () => showToast(text.done),
    onError: (error) => void tellFailure('withdraw-request', text.failed)(error),
    async onSettled() {
      onAsking(false);
      await refresh();
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => onAsking(true)}>
        {text.open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.title(business_name || messages.requests.unnamed)}
        keepLabel={text.keep}
        confirmLabel={text.confirm}
        busy={withdraw.isPending}
        onClose={() => onAsking(false)}
        onConfirm={() => withdraw.mutate()}
      >
        <p>{text.text}</p>
      </ConfirmDialog>
    </>
  );
}
