import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { getFigures } from '@vitrina/contract/calls/get-figures';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { isHeld } from '@vitrina/shared-auth/per-package/permissions';

export const FIGURE_DAYS = 30;

export type FigureDay = CallResponse<typeof getFigures>['days'][number];

/** Days of both periods, oldest first; `null` from a host without figures. */
export const figuresQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'figures'),
    queryFn: async ({ signal }) => {
      const query = { days: 2 * FIGURE_DAYS };
      return (await unlessMissing(callApi(getFigures, { query }, { signal })))?.days ?? null;
    },
    enabled: hostCan('figures') && isHeld(getFigures.permission),
    meta: { shows: ['order', 'request'] },
  });

export const loadFigures = () => {
  if (figuresQuery().enabled) void queryClient.prefetchQuery(figuresQuery());
};
