import { queryOptions } from '@tanstack/react-query';
import { getGoneProduct } from '@vitrina/contract/calls/get-gone-product';
import { callApi, hostCan, isApiCallError, publicKey } from '@vitrina/shared-auth';

const NUMBER = /^[1-9]\d{0,8}$/;

/** What a product was that is not sold any more; `null` where nobody knows, or the host does not tell. */
export const goneProductQuery = (id: string) =>
  queryOptions({
    queryKey: publicKey('mf-shop', 'gone-product', id),
    queryFn: async ({ signal }) => {
      if (!hostCan('gone-products') || !NUMBER.test(id)) return null;
      try {
        return await callApi(getGoneProduct, { params: { product_id: Number(id) } }, { signal });
      } catch (error) {
        // Nothing on the page waits for it: without an answer something of each category is offered.
        if (isApiCallError(error)) return null;
        throw error;
      }
    },
  });
