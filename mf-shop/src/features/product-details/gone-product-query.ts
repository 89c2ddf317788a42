import { queryOptions } from '@tanstack/react-query';
import { getGoneProduct } from '@vitrina/contract/calls/get-gone-product';
import { callApi, hostCan, isApiCallError, publicKey } from '@vitrina/shared-auth';

const NUMBER = /^[1-9]\d{0,8}$/;

/** Data of a product that is no longer sold; `null` when unknown. */
export const goneProductQuery = (id: string) =>
  queryOptions({
    queryKey: publicKey('mf-shop', 'gone-product', id),
    queryFn: async ({ signal }) => {
      if (!hostCan('gone-products') || !NUMBER.test(id)) return null;
      try {
        return await callApi(getGoneProduct, { params: { product_id: Number(id) } }, { signal });
      } catch (error) {
        // The page does not depend on it: without an answer it suggests products of each category.
        if (isApiCallError(error)) return null;
        throw error;
      }
    },
  });
