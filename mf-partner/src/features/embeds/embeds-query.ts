import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { getEmbedCounts } from '@vitrina/contract/calls/get-embed-counts';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { EMBED_ID } from '@vitrina/contract/rules/embed-events';
import { callApi, hostCan, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';

const KEY = ['mf-partner', 'embeds'] as const;

export const embedsQuery = () =>
  queryOptions({
    queryKey: userKey(...KEY),
    queryFn: async ({ signal }) => (await callApi(listEmbeds, {}, { signal })).data,
    enabled: hostCan('embeds'),
    meta: { shows: ['embed'] },
  });

export type EmbedNumbers = CallResponse<typeof getEmbedCounts>;

/** Days, including today; null: all. */
export type Days = 7 | 30 | null;

/** null: not one of the partner's embeds. */
export const embedCountsQuery = (id: string, days: Days) =>
  queryOptions({
    queryKey: userKey(...KEY, id, String(days)),
    queryFn: async ({ signal }) => {
      if (!EMBED_ID.test(id)) return null;
      const query = firstDay(days);
      return callApi(getEmbedCounts, { params: { id }, query }, { signal }).catch(nullIfUnknown);
    },
    enabled: hostCan('embeds'),
    meta: { shows: ['embed'] },
  });

function nullIfUnknown(error: unknown): null {
  if (isApiCallError(error) && error.name === 'ApiError' && error.code === 'embed_not_found')
    return null;
  throw error;
}

function firstDay(days: Days): { from?: string } {
  const today = bucharestDay(new Date());
  return days && today ? { from: addDays(today, 1 - days) } : {};
}

export const refreshEmbeds = () => queryClient.invalidateQueries({ queryKey: userKey(...KEY) });
