import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import {
  REQUEST_STATES,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@vitrina/contract/rules/request-status';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { requestName } from './request-name.ts';
import style from './requests-table.module.css';
import { StatusConflict, saveRequestStatus } from './save-request-status.ts';

const text = messages.requests;

/**
 * Any status at any time (docs/product.md#request-states); disabled while it is saved, then the
 * list is read again.
 */
export function RequestStatusSelect({ request }: { request: WebsiteRequest }) {
  const before = knownState(REQUEST_STATES, request.status);
  const update = useSingleMutation({
    mutationKey: ['request-status', request.id],
    mutationFn: (status: RequestStatus) => saveRequestStatus(request, status),
    onSuccess(_, status) {
      // A state that is unknown here cannot be set again.
      if (before) offerUndo(text.changed, () => saveRequestStatus({ ...request, status }, before));
      else showToast(text.changed);
    },
    onError: (error) =>
      void showToast(error instanceof StatusConflict ? error.message : text.failedUpdate, {
        tone: 'danger',
      }),
  });
  return (
    <select
      className={style.select}
      aria-label={text.changeFor(requestName(request))}
      value={update.isPending ? update.variables : (request.status ?? '')}
      disabled={update.isPending}
      onChange={(event) => update.mutate(event.currentTarget.value as RequestStatus)}
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
    </select>
  );
}
