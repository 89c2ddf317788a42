import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { KeptAnswers } from '@vitrina/contract/rules/given-answers';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import type { RequestAgain } from '@vitrina/contract/rules/request-again';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** A request of theirs whose answers somebody sends again, or corrects. */
export interface EarlierRequest extends RequestAgain {
  answers: KeptAnswers;
  /** Names these answers. */
  version: string;
  /** Why it can be corrected no more; `null` while it can, and of one that is sent again. */
  closed: 'begun' | 'ended' | null;
}

/** Of a host that keeps answers; corrected only at one that takes corrections. */
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

/** `null`: there is none, or its host keeps no answers. */
export const earlierQuery = (again: RequestAgain) =>
  queryOptions({
    queryKey: userKey('mf-quiz', 'earlier-request', again.mode, again.id),
    queryFn: ({ signal }) => fetchEarlier(again, signal),
    // What is typed begins with these answers, and is sent over no others.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * Reads, at each change, whether a request can still be corrected. Its answers are taken over only once it
 * cannot: before, somebody types over them.
 */
export const closingQuery = (again: RequestAgain) =>
  queryOptions({
    queryKey: userKey('mf-quiz', 'request-closing', again.id),
    queryFn: async ({ signal }) => {
      const now = await fetchEarlier(again, signal);
      if (!now?.closed) return null;
      const { closed, answers } = now;
      // The version stays: it is that of the form, which is not begun anew.
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
