import { queryOptions } from '@tanstack/react-query';
import { getOrderPage } from '@vitrina/contract/calls/get-order-page';
import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { type ApiCallError, isApiCallError } from '@vitrina/shared-auth/api/errors';
import { publicKey, queryClient } from '@vitrina/shared-auth/query';

/** The order of a link; `null` for an invalid one. */
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

/** An invalid key or unknown order; the two are not distinguished. */
const opensNothing = (error: ApiCallError): boolean =>
  error.name === 'MissingCallError' ||
  (error.name === 'ApiError' && (error.status === 404 || error.status === 400));

/** After a change that returned the updated page. */
export const showOrderPage = (key: string, page: OrderPage): void => {
  queryClient.setQueryData(orderPageQuery(key).queryKey, page);
};
