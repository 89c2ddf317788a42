import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import {
  REQUEST_STATES,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@vitrina/contract/rules/request-status';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { SmallSelect } from '../form/small-select.tsx';
import { offerUndo } from '../undo/undo-store.ts';
import { isHeld } from './held-request.tsx';
import { RefuseRequest } from './refuse-request.tsx';
import { requestName } from './request-name.ts';
import { saveRequestStatus, statusFailure } from './save-request-status.ts';

const text = messages.requests;

/**
 * Any status at any time (docs/product.md#request-states). Refusing asks for a reason first, unless nobody
 * is told.
 */
export function RequestStatusSelect({ request }: { request: WebsiteRequest }) {
  const before = knownState(REQUEST_STATES, request.status);
  const [refusing, setRefusing] = useState(false);
  const said = (status: RequestStatus) => {
    // An unknown state cannot be restored.
    if (before) offerUndo(text.changed, () => saveRequestStatus({ ...request, status }, before));
    else showToast(text.changed);
  };
  const update = useSingleMutation({
    mutationKey: ['request-status', request.id],
    mutationFn: (status: RequestStatus) => saveRequestStatus(request, status),
    onSuccess: (_, status) => said(status),
    onError: (error) => void showToast(statusFailure(error), { tone: 'danger' }),
  });
  const choose = (status: RequestStatus) => {
    const isToldWhy = hostCan('request-corrections') && !isHeld(request);
    if (status === 'rejected' && isToldWhy) setRefusing(true);
    else update.mutate(status);
  };
  const shown = update.isPending ? update.variables : before;
  const select = (
    <SmallSelect
      tone={shown ? REQUEST_STATES[shown].tone : 'neutral'}
      aria-label={text.changeFor(requestName(request))}
      value={update.isPending ? update.variables : (request.status ?? '')}
      disabled={update.isPending}
      onChange={(event) => choose(event.currentTarget.value as RequestStatus)}
    >
      {!before && (
        <option value={request.status ?? ''} disabled>
          {request.status ?? messages.missing.state}
        </option>
      )}
      {REQUEST_STATUSES.map((status) => (
        <option key={status} value={status}>
          {REQUEST_STATES[status].label}
        </option>
      ))}
    </SmallSelect>
  );
  return (
    <>
      {select}
      {refusing && (
        <RefuseRequest
          onClose={() => setRefusing(false)}
          onReason={async (reason) => {
            await saveRequestStatus(request, 'rejected', reason);
            said('rejected');
          }}
        />
      )}
    </>
  );
}
