import { withdrawWebsiteRequest } from '@vitrina/contract/calls/withdraw-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { requestsQuery } from './requests-query.ts';

const text = messages.requests.end.withdraw;

/** Withdraws a request, after asking. Whether work began meanwhile is the host's to say. */
export function WithdrawRequest({ request: { id, business_name } }: { request: WebsiteRequest }) {
  const [asking, setAsking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
  const withdraw = useSingleMutation({
    mutationKey: ['withdraw-request', id],
    mutationFn: () => callApi(withdrawWebsiteRequest, { params: { id } }),
    onSuccess: () => showToast(text.done),
    onError: (error) => void tellFailure('withdraw-request', text.failed)(error),
    async onSettled() {
      setAsking(false);
      await refresh();
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.title(business_name || messages.requests.unnamed)}
        keepLabel={text.keep}
        confirmLabel={text.confirm}
        busy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate()}
      >
        <p>{text.text}</p>
      </ConfirmDialog>
    </>
  );
}
