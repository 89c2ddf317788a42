import { queryOptions } from '@tanstack/react-query';
import { getCommissionPayment } from '@vitrina/contract/calls/get-commission-payment';
import type { CommissionPaymentState } from '@vitrina/contract/entities/commission-payment';
import { callApi, userKey } from '@vitrina/shared-auth';

/** Polling interval until the host reports the end. */
const PAUSE_MS = 2000;
const UNSETTLED: readonly CommissionPaymentState[] = ['processing', 'returning'];

/** State of a payment; polled while the bank processes it. */
export const commissionPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'commission-payment', id),
    queryFn: ({ signal }) => callApi(getCommissionPayment, { params: { id } }, { signal }),
    select: ({ payment }) => payment,
    meta: { shows: ['commission-payment'] },
    staleTime: 0,
    throwOnError: false,
    refetchInterval: ({ state }) =>
      state.data && UNSETTLED.includes(state.data.payment.state) ? PAUSE_MS : false,
  });
