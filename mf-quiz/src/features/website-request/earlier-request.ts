import { queryOptions } from '@tanstack/react-query';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import type { KeptAnswers } from '@vitrina/contract/rules/given-answers';
import type { RequestAgain } from '@vitrina/contract/rules/request-again';
import { callApi, hostCan, unlessMissing, userKey } from '@vitrina/shared-auth';

/** A request of theirs whose answers somebody sends again, or corrects. */
export interface EarlierRequest extends RequestAgain {
  answers: KeptAnswers;
  /** Names these answers. */
  version: string;
}

/** Of a host that keeps answers; those of a request that cannot be corrected any more are not read. */
export const canReadEarlier = ({ mode }: RequestAgain): boolean =>
  hostCan('request-details') && (mode === 'from' || hostCan('request-corrections'));

async function fetchEarlier(
  { mode, id }: RequestAgain,
  signal: AbortSignal,
): Promise<EarlierRequest | null> {
  const found = await unlessMissing(callApi(getWebsiteRequest, { params: { id } }, { signal }));
  if (!found?.answers) return null;
  if (mode === 'correct' && found.data.status !== 'pending') return null;
  return { mode, id, answers: found.answers, version: found.answers_version ?? '' };
}

/** `null`: there is none, or no way to correct it any more. */
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
