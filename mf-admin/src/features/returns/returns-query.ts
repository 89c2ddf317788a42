import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '@vitrina/contract/call';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

export type OrderReturns = CallResponse<typeof listOrderReturns>;
export type ReturnFilter = NonNullable<CallInput<typeof listReturns>['query']['status']>;

export const RETURNS_ON_A_PAGE = 50;
const SHOWS = { shows: ['return', 'order'] } as const;

export interface ReturnsAsked {
  /** '' for all */
  status: ReturnFilter | '';
  q: string;
}

export const whatIsAsked = ({ status, q }: ReturnsAsked) => ({
  ...(status && { status }),
  ...(q && { q }),
});

/** `null` from a host without returns. */
export const returnsQuery = (asked: ReturnsAsked, page: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'returns', 'page', asked, page),
    queryFn: ({ signal }) =>
      unlessMissing(
        callApi(
          listReturns,
          { query: { page, limit: RETURNS_ON_A_PAGE, ...whatIsAsked(asked) } },
          { signal },
        ),
      ),
    meta: SHOWS,
    placeholderData: keepPreviousData,
  });

export const returnCountsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'returns', 'counts'),
    queryFn: ({ signal }) =>
      unlessMissing(
        callApi(listReturns, { query: { page: 1, limit: 1, status: 'open' } }, { signal }),
      ),
    meta: SHOWS,
  });

export const orderReturnsQuery = (orderId: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'returns', 'order', orderId),
    queryFn: ({ signal }) =>
      unlessMissing(callApi(listOrderReturns, { params: { id: orderId } }, { signal })),
    meta: SHOWS,
  });

export function loadOrderReturns(orderId: number): void {
  if (hostCan('returns')) void queryClient.prefetchQuery(orderReturnsQuery(orderId));
}

/** Also after a refusal: somebody else may have changed it. */
export const refreshReturns = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: userKey('mf-admin', 'returns') }),
    queryClient.invalidateQueries({ queryKey: userKey('mf-admin', 'orders') }),
  ]);
