import { queryOptions } from '@tanstack/react-query';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { callApi, isApiCallError, userKey } from '@vitrina/shared-auth';

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
    queryKey: [...userKey(), 'unplaced-payments'],
    queryFn: ({ signal }) =>
      orNull(callApi(listUnplacedPayments, {}, { signal }).then(({ payments }) => payments)),
  });

export const withdrawalsQuery = () =>
  queryOptions({
    queryKey: [...userKey(), 'withdrawals'],
    queryFn: ({ signal }) =>
      orNull(callApi(listWithdrawals, {}, { signal }).then(({ data }) => data)),
  });
