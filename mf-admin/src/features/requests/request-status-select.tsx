import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import {
  REQUEST_STATES,
  REQUEST_STATUSES,
  type RequestStatus,
} from '@vitrina/contract/rules/request-status';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { requestName } from './request-name.ts';
import { requestsQuery } from './requests-query.ts';
import style from './requests-table.module.css';

const text = messages.requests;

/**
 * Any status at any time (docs/product.md#request-states); disabled while it is saved, then the
 * list is read again.
 */
export function RequestStatusSelect({ request }: { request: WebsiteRequest }) {
  const before = knownState(REQUEST_STATES, request.status);
  const save = async (status: RequestStatus) => {
    await callApi(updateRequestStatus, { params: { id: Number(request.id) }, body: { status } });
    await queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
  };
  /** What somebody else set since then stays. */
  const takeBack = async (status: RequestStatus, before: RequestStatus) => {
    const requests = await queryClient.fetchQuery({ ...requestsQuery(), staleTime: 0 });
    const now = requests.find(({ id }) => id === request.id);
    if (now?.status !== status) throw new Error('The status is another one now.');
    await save(before);
  };
  const update = useSingleMutation({
    mutationKey: ['request-status', request.id],
    mutationFn: save,
    onSuccess(_, status) {
      // A state that is unknown here cannot be set again.
      if (before) offerUndo(text.changed, () => takeBack(status, before));
      else showToast(text.changed);
    },
    onError: () => void showToast(text.failedUpdate, { tone: 'danger' }),
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
