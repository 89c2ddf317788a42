import { queryOptions } from '@tanstack/react-query';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import type { Business } from '@vitrina/contract/entities/business';
import { callApi, queryClient, userKey, useUnreadableRows } from '@vitrina/shared-auth';
import { profileMessages } from '../../profile-messages.ts';

const fetchCompanies = async (signal: AbortSignal): Promise<Business[]> => {
  const { data } = await callApi(listBusinesses, {}, { signal });
  return data;
};

export const companiesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'companies'),
    queryFn: ({ signal }) => fetchCompanies(signal),
    meta: { shows: ['business'] },
  });

export const loadCompanies = () => {
  void queryClient.prefetchQuery(companiesQuery());
  return null;
};

export const useUnreadableCompanies = () => useUnreadableRows(listBusinesses.name);

export const companyName = ({ id, company_name }: Business): string =>
  company_name || profileMessages.companies.unnamed(id);
