import { queryOptions } from '@tanstack/react-query';
import { getProduct } from '@vitrina/contract/calls/get-product';
import { nameWithColor } from '@vitrina/contract/colors';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { hostCan } from '@vitrina/shared-auth/platform';
import { publicKey } from '@vitrina/shared-auth/query';

/** Name of the product of a mail's link. Fetched only if the link names a product and the host knows the call. */
export const alertProductQuery = (id: number | null) =>
  queryOptions({
    queryKey: publicKey('shell', 'alert-product', id),
    queryFn: async ({ signal }) => {
      const { product_name, color } = await callApi(
        getProduct,
        { params: { product_id: Number(id) } },
        { signal },
      );
      return nameWithColor(product_name, color);
    },
    enabled: id !== null && hostCan('product-details'),
    retry: false,
  });
