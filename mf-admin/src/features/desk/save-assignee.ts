import { assignRequest } from '@vitrina/contract/calls/assign-request';
import { callApi, isApiCallError, queryClient } from '@vitrina/shared-auth';
import { assigneeQuery, colleaguesQuery, deskQuery } from './desk-query.ts';

/** Somebody else reassigned the request meanwhile. */
export class AssigneeConflict extends Error {
  readonly assigneeId: number | null;

  constructor(assigneeId: number | null) {
    super('The request has another assignee.');
    this.assigneeId = assigneeId;
  }
}

/**
 * Assigns a request to a colleague or nobody, unless its assignee is not the one seen.
 * @throws AssigneeConflict
 */
export async function saveAssignee(
  id: number,
  assigneeId: number | null,
  seen: number | null,
): Promise<void> {
  const body = { assignee_id: assigneeId, assignee_seen: seen };
  try {
    await callApi(assignRequest, { params: { id }, body });
  } catch (error) {
    await refresh(id);
    if (!isApiCallError(error) || error.name !== 'ApiError' || error.status !== 409) throw error;
    const now = await queryClient.fetchQuery({ ...assigneeQuery(id), staleTime: 0 });
    throw new AssigneeConflict(now?.assignee_id ?? null);
  }
  await refresh(id);
}

const refresh = (id: number) =>
  Promise.all(
    [deskQuery(), assigneeQuery(id), colleaguesQuery()].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
