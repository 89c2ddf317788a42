import { queryOptions } from '@tanstack/react-query';
import { lookUpPayment } from '@vitrina/contract/calls/look-up-payment';
import type { LookedUpPayment } from '@vitrina/contract/entities/looked-up-payment';
import { callApi, hostCan, publicKey } from '@vitrina/shared-auth';
import { chargeState } from '../payment/charge-state.ts';

/** How soon a payment is asked about again that the bank is at. */
const AGAIN_MS = 5000;

/** The host knows the order; without it the provider knows whether there was a charge. */
const find = async (clientSecret: string): Promise<LookedUpPayment> =>
  hostCan('payment-look-up')
    ? callApi(lookUpPayment, { body: { clientSecret } })
    : { state: await chargeState(clientSecret) };

/** What became of a payment that another browser or tab began. Asked again when the network is back. */
export const returnedPaymentQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: publicKey('mf-shop', 'returned-payment', clientSecret),
    queryFn: () => find(clientSecret),
    staleTime: 0,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? AGAIN_MS : false),
  });
