import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import type { Business } from '@vitrina/contract/entities/business';
import type { BusinessInput } from '@vitrina/contract/entities/business-input';
import { callApi, changeKnown, queryClient, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { profileMessages } from '../../profile-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import { companiesQuery } from './companies-query.ts';

const text = profileMessages.companies;
/** Key of toasts about companies, the form's too. */
export const ABOUT_COMPANIES = 'companies';

// Each reads the account first: somebody else may be signed in when the answer arrives.

export async function addCompany(body: BusinessInput): Promise<void> {
  const key = companiesQuery().queryKey;
  const { data } = await callApi(createBusiness, { body });
  if (data) changeKnown(key, (list) => [...list, data]);
  else await queryClient.invalidateQueries({ queryKey: key });
  showToast(text.added, { about: ABOUT_COMPANIES });
}

export async function changeCompany(id: Business['id'], body: BusinessInput): Promise<void> {
  const key = companiesQuery().queryKey;
  await callApi(updateBusiness, { params: { id }, body });
  changeKnown(key, (list) =>
    list.map((company) => (company.id === id ? { ...company, ...body } : company)),
  );
  showToast(text.updated, { about: ABOUT_COMPANIES });
}

export function useRemoveCompany(id: Business['id'], onRemoved: () => void) {
  return useSingleMutation({
    mutationKey: ['remove-company', id],
    mutationFn: () => callApi(deleteBusiness, { params: { id } }),
    onMutate: () => companiesQuery().queryKey,
    onSuccess: (_answer, _input, key) => {
      changeKnown(key, (list) => list.filter((company) => company.id !== id));
      showToast(text.removed, { about: ABOUT_COMPANIES });
      onRemoved();
    },
    onError: (error) => void tellFailure(ABOUT_COMPANIES, text.removeFailed)(error),
  });
}
