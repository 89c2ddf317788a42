import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { callApi, hostCan, isApiCallError, queryClient } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { requestsQuery } from './requests-query.ts';

const text = messages.requests;

/** Somebody else set another status; the message names it. */
export class StatusConflict extends Error {}

export const statusFailure = (error: unknown): string =>
  error instanceof StatusConflict ? error.message : text.failedUpdate;

const fetchNow = async ({ id }: WebsiteRequest): Promise<WebsiteRequest | undefined> => {
  const requests = await queryClient.fetchQuery({ ...requestsQuery(), staleTime: 0 });
  return requests.find((one) => one.id === id);
};

const conflictWith = (now: WebsiteRequest | undefined): StatusConflict => {
  const state = now && knownState(REQUEST_STATES, now.status);
  return new StatusConflict(
    text.conflict(state ? REQUEST_STATES[state].label : messages.missing.state),
  );
};

/**
 * Sets the status unless it is no longer the one of `request`; refetches first on a host that cannot tell.
 * @param reason refusal reason, for a host that stores it
 * @throws StatusConflict
 */
export async function saveRequestStatus(
  request: WebsiteRequest,
  status: RequestStatus,
  reason?: string,
): Promise<void> {
  const seen = knownState(REQUEST_STATES, request.status);
  if (!hostCan('request-conflicts')) {
    const now = await fetchNow(request);
    if (now && now.status !== request.status) throw conflictWith(now);
  }
  try {
    await callApi(updateRequestStatus, {
      params: { id: Number(request.id) },
      body: { status, ...(seen && { status_seen: seen }), ...(reason && { reason }) },
    });
  } catch (error) {
    if (!isApiCallError(error) || error.name !== 'ApiError' || error.status !== 409) throw error;
    throw conflictWith(await fetchNow(request));
  }
  await queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
}
