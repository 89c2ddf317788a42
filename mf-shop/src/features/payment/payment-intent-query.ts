import { queryOptions } from '@tanstack/react-query';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { callApi, publicKey, queryClient } from '@vitrina/shared-auth';

const fetchPaymentIntent = async (amount: number): Promise<string> =>
  (await callApi(createPaymentIntent, { body: { amount } })).clientSecret;

/**
 * The client secret of a payment that is made before its card fields are drawn, one for each amount
 * (docs/product.md#payment-first): it stays the same through declined cards until the order stands.
 * @param amountBani shipping included
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

/** Takes over a payment of this amount that is open from before. */
export const knowPaymentIntent = (amountBani: number, clientSecret: string): void =>
  void queryClient.setQueryData(paymentIntentQuery(amountBani).queryKey, clientSecret);

/** None of them can be used: they are made anew. */
export const renewPaymentIntent = (): Promise<void> =>
  queryClient.resetQueries({ queryKey: publicKey('mf-shop', 'payment-intent') });

/** They are paid, or belong to a checkout that is over. */
export const forgetPaymentIntent = (): void =>
  queryClient.removeQueries({ queryKey: publicKey('mf-shop', 'payment-intent') });
