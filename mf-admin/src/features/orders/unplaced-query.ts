import { queryOptions } from '@tanstack/react-query';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import type { UnplacedPayment } from '@vitrina/contract/entities/unplaced-payment';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** `null` from a host that cannot tell. */
export const unplacedQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'unplaced-payments'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listUnplacedPayments, {}, { signal })))?.payments ?? null,
    meta: { shows: ['payment'] },
  });

/** Also after a refusal: somebody else may have changed it. */
export const refreshUnplaced = () =>
  queryClient.invalidateQueries({ queryKey: unplacedQuery().queryKey });

export type MatchablePayment = UnplacedPayment & {
  orders: NonNullable<UnplacedPayment['orders']>;
};

/** True when staff can match the payment: the host supports it and no refund is under way. */
export const isMatchable = (payment: UnplacedPayment): payment is MatchablePayment =>
  Array.isArray(payment.orders);

/** `null` from a host without withdrawals. */
export const withdrawalsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'withdrawals'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listWithdrawals, {}, { signal })))?.data ?? null,
    meta: { shows: ['withdrawal'] },
  });
