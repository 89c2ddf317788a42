import { queryOptions } from '@tanstack/react-query';
import { lookUpPayment } from '@vitrina/contract/calls/look-up-payment';
import type { LookedUpPayment } from '@vitrina/contract/entities/looked-up-payment';
import { callApi, hostCan, publicKey } from '@vitrina/shared-auth';
import { chargeState } from '../payment/charge-state.ts';

/** Polling interval while the bank processes the payment. */
const AGAIN_MS = 5000;

/** The host knows the order; without that, the provider knows whether it charged. */
const find = async (clientSecret: string): Promise<LookedUpPayment> =>
  hostCan('payment-look-up')
    ? callApi(lookUpPayment, { body: { clientSecret } })
    : { state: await chargeState(clientSecret) };

/** State of a payment from another browser or tab. Refetched when the network returns. */
export const returnedPaymentQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: publicKey('mf-shop', 'returned-payment', clientSecret),
    queryFn: () => find(clientSecret),
    staleTime: 0,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? AGAIN_MS : false),
  });
