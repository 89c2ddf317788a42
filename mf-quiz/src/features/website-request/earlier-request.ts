import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import type { RequestAgain } from '@vitrina/contract/rules/request-again';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** A request whose answers are sent again or corrected. */
export interface EarlierRequest extends RequestAgain {
  answers: KeptAnswers;
  version: string;
  /** Why it can no longer be corrected; `null` while it can, and when sending again. */
  closed: 'begun' | 'ended' | null;
}

/** Needs a host that keeps answers; for corrections one that accepts them. */
export const canReadEarlier = ({ mode }: RequestAgain): boolean =>
  hostCan('request-details') && (mode === 'from' || hostCan('request-corrections'));

async function fetchEarlier(
  { mode, id }: RequestAgain,
  signal: AbortSignal,
): Promise<EarlierRequest | null> {
  const found = await unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));
  if (!found?.answers) return null;
  const { data, answers, answers_version } = found;
  const isOpen = mode === 'from' || data.status === 'pending';
  const closed = isOpen ? null : hasEnded(data) ? 'ended' : 'begun';
  return { mode, id, answers, version: answers_version ?? '', closed };
}

export const earlierQuery = (again: RequestAgain) =>
  queryOptions({
    queryKey: userKey('mf-quiz', 'earlier-request', again.mode, again.id),
    queryFn: ({ signal }) => fetchEarlier(again, signal),
    // The form starts from these answers and saves over no others.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * Rechecks on each change whether a request can still be corrected. Takes over its answers only once it
 * cannot: until then the person types over them.
 */
export const closingQuery = (again: RequestAgain) =>
  queryOptions({
    queryKey: userKey('mf-quiz', 'request-closing', again.id),
    queryFn: async ({ signal }) => {
      const now = await fetchEarlier(again, signal);
      if (!now?.closed) return null;
      const { closed, answers } = now;
      // Keep the version: it belongs to the open form.
      queryClient.setQueryData(
        earlierQuery(again).queryKey,
        (form) => form && { ...form, closed, answers },
      );
      return null;
    },
    // The earlier request was just read.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { shows: ['request'] },
  });
