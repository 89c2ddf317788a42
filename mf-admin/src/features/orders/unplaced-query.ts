import { queryOptions } from '@tanstack/react-query';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import type { UnplacedPayment } from '@vitrina/contract/entities/unplaced-payment';
import { callApi, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';

/** `null` where the host lacks the extension. */
async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiCallError(error) && error.name === 'ApiError' && error.status === 404) return null;
    throw error;
  }
}

export const unplacedQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'unplaced-payments'),
    queryFn: ({ signal }) =>
      orNull(callApi(listUnplacedPayments, {}, { signal }).then(({ payments }) => payments)),
  });

/** After a change, and after a refusal: somebody else may have been faster. */
export const refreshUnplaced = () =>
  queryClient.invalidateQueries({ queryKey: unplacedQuery().queryKey });

export type MatchablePayment = UnplacedPayment & {
  orders: NonNullable<UnplacedPayment['orders']>;
};

/** Whether staff decide about a payment: not of a host that cannot, nor one that goes back already. */
export const isMatchable = (payment: UnplacedPayment): payment is MatchablePayment =>
  Array.isArray(payment.orders);

export const withdrawalsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'withdrawals'),
    queryFn: ({ signal }) =>
      orNull(callApi(listWithdrawals, {}, { signal }).then(({ data }) => data)),
  });
