import { queryOptions } from '@tanstack/react-query';
import { getOrderPage } from '@vitrina/contract/calls/get-order-page';
import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { type ApiCallError, isApiCallError } from '@vitrina/shared-auth/api/errors';
import { publicKey, queryClient } from '@vitrina/shared-auth/query';

/** The order that a link opens; `null` when it opens none. */
export const orderPageQuery = (key: string) =>
  queryOptions({
    queryKey: publicKey('shell', 'order-page', key),
    queryFn: ({ signal }) => openOrder(key, signal),
    meta: { shows: ['order'] },
  });

async function openOrder(key: string, signal: AbortSignal): Promise<OrderPage | null> {
  try {
    return await callApi(getOrderPage, { body: { key } }, { signal });
  } catch (error) {
    if (isApiCallError(error) && opensNothing(error)) return null;
    throw error;
  }
}

/** A key that is none, or that opens no order: which of them it is, is not told. */
const opensNothing = (error: ApiCallError): boolean =>
  error.name === 'MissingCallError' ||
  (error.name === 'ApiError' && (error.status === 404 || error.status === 400));

/** After a change that answered the page anew. */
export const showOrderPage = (key: string, page: OrderPage): void => {
  queryClient.setQueryData(orderPageQuery(key).queryKey, page);
};
