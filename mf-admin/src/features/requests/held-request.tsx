import { acceptWebsiteRequest } from '@vitrina/contract/calls/accept-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { requestsQuery } from './requests-query.ts';

const text = messages.requests.held;

/** True until staff confirm that a person sent it. */
export const isHeld = ({ held_at, status }: WebsiteRequest): boolean =>
  Boolean(held_at) && status !== 'rejected';

/**
 * Accepts a held request, after a question: its account and mail cannot be taken back. Rejecting uses the
 * status, like any request.
 */
export function HeldRequest({ request }: { request: WebsiteRequest }) {
  const [asking, setAsking] = useState(false);
  const accept = useSingleMutation({
    mutationKey: ['request-status', request.id],
    mutationFn: async () => {
      await callApi(acceptWebsiteRequest, { params: { id: Number(request.id) } });
      await queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
    },
    onSuccess: () => {
      setAsking(false);
      showToast(text.done);
    },
    onError: () => void showToast(text.failed, { tone: 'danger' }),
  });
  return (
    <Alert
      tone="warning"
      role="none"
      title={text.title}
      actions={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {text.accept}
        </Button>
      }
    >
      {text.explained}
      <ConfirmDialog
        open={asking}
        title={text.confirm.title}
        keepLabel={text.confirm.keep}
        confirmLabel={text.confirm.accept}
        variant="primary"
        busy={accept.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => accept.mutate()}
      >
        <p>{text.confirm.mails(request.email ?? '')}</p>
      </ConfirmDialog>
    </Alert>
  );
}
