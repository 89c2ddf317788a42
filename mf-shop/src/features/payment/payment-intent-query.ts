import { queryOptions } from '@tanstack/react-query';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { callApi, publicKey, queryClient } from '@vitrina/shared-auth';

const fetchPaymentIntent = async (amount: number): Promise<string> =>
  (await callApi(createPaymentIntent, { body: { amount } })).clientSecret;

/**
 * Client secret of a payment created before its card fields are rendered, one per amount
 * (docs/product.md#payment-first). It stays the same through declined cards until the order is placed.
 * @param amountBani including shipping
 */
export const paymentIntentQuery = (amountBani: number) =>
  queryOptions({
    queryKey: publicKey('mf-shop', 'payment-intent', amountBani),
    queryFn: () => fetchPaymentIntent(amountBani),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: false,
  });

/** Reuses an earlier open payment of this amount. */
export const knowPaymentIntent = (amountBani: number, clientSecret: string): void =>
  void queryClient.setQueryData(paymentIntentQuery(amountBani).queryKey, clientSecret);

/** None of them is usable any more: creates new ones. */
export const renewPaymentIntent = (): Promise<void> =>
  queryClient.resetQueries({ queryKey: publicKey('mf-shop', 'payment-intent') });

/** They are paid, or belong to a finished checkout. */
export const forgetPaymentIntent = (): void =>
  queryClient.removeQueries({ queryKey: publicKey('mf-shop', 'payment-intent') });
