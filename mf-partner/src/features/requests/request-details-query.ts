import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { RequestEvent } from '@vitrina/contract/entities/request-event';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import type { KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { callApi, userKey } from '@vitrina/shared-auth';
import { isMissingHere } from '../is-missing-here.ts';

/** What the list does not tell of a request; both `null` where the host lacks the extension. */
interface RequestDetails {
  answers: KeptAnswers | null;
  events: readonly RequestEvent[] | null;
}

async function fetchDetails(id: number, signal: AbortSignal): Promise<RequestDetails> {
  try {
    const details = await callApi(getWebsiteRequest, { params: { id } }, { signal });
    return { answers: details.answers ?? null, events: details.events };
  } catch (error) {
    if (isMissingHere(error)) return { answers: null, events: null };
    throw error;
  }
}

/** Of one state of a request: with its next change the details are asked for again. */
export const requestDetailsQuery = ({ id, status, status_updated }: WebsiteRequest) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'request-details', id, status, status_updated ?? null),
    queryFn: ({ signal }) => fetchDetails(id, signal),
  });
