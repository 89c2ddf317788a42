import { listCategories } from '@vitrina/contract/calls/list-categories';
import { callApi } from '@vitrina/shared-auth/api/call-api';

export async function listShopCategories(): Promise<string[]> {
  const { data } = await callApi(listCategories, {});
  return data.map(({ category_name }) => category_name).filter(Boolean);
}
