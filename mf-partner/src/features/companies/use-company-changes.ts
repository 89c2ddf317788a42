import { useMutation } from '@tanstack/react-query';
import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import type { Business } from '@vitrina/contract/entities/business';
import type { BusinessInput } from '@vitrina/contract/entities/business-input';
import { callApi, changeKnown, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { companiesQuery } from './companies-query.ts';

const text = messages.companies;

/** Whose list it is is settled at the start: somebody else may be signed in when the answer comes. */
const onMutate = () => companiesQuery().queryKey;
const tellFailure = (fallback: string) => (error: Error) =>
  void showToast(serverMessageOr(error, fallback), { tone: 'danger' });

export function useAddCompany(onAdded: () => void) {
  return useMutation({
    mutationFn: (body: BusinessInput) => callApi(createBusiness, { body }),
    onMutate,
    onSuccess: ({ data }, _input, key) => {
      changeKnown(key, (list) => [...list, data]);
      showToast(text.added);
      onAdded();
    },
    onError: tellFailure(text.addFailed),
  });
}

export function useUpdateCompany(id: Business['id'], onUpdated: () => void) {
  return useMutation({
    mutationFn: (body: BusinessInput) => callApi(updateBusiness, { params: { id }, body }),
    onMutate,
    onSuccess: (_answer, input, key) => {
      changeKnown(key, (list) =>
        list.map((company) => (company.id === id ? { ...company, ...input } : company)),
      );
      showToast(text.updated);
      onUpdated();
    },
    onError: tellFailure(text.updateFailed),
  });
}

export function useRemoveCompany(id: Business['id'], onRemoved: () => void) {
  return useMutation({
    mutationFn: () => callApi(deleteBusiness, { params: { id } }),
    onMutate,
    onSuccess: (_answer, _input, key) => {
      changeKnown(key, (list) => list.filter((company) => company.id !== id));
      showToast(text.removed);
      onRemoved();
    },
    onError: tellFailure(text.removeFailed),
  });
}
