import { queryOptions } from '@tanstack/react-query';
import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { deleteSavedAnswer } from '@vitrina/contract/calls/delete-saved-answer';
import { listSavedAnswers } from '@vitrina/contract/calls/list-saved-answers';
import { updateSavedAnswer } from '@vitrina/contract/calls/update-saved-answer';
import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** Answers by name. Changes are not announced: refetched when opened. */
export const savedAnswersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'saved-answers'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listSavedAnswers, {}, { signal })))?.data ?? [],
    throwOnError: false,
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: savedAnswersQuery().queryKey });

export type AnswerInput = Pick<SavedAnswer, 'title' | 'text'>;

export async function keepAnswer({ title, text }: AnswerInput): Promise<void> {
  await callApi(createSavedAnswer, { body: { title, text } });
  await refresh();
}

/** Refetches also after a refusal: somebody else may have changed it. */
export const changeAnswer = (id: number, { title, text }: AnswerInput): Promise<void> =>
  callApi(updateSavedAnswer, { params: { id }, body: { title, text } })
    .then(() => {})
    .finally(refresh);

/** Refetches also after a refusal. */
export const dropAnswer = ({ id }: SavedAnswer): Promise<void> =>
  callApi(deleteSavedAnswer, { params: { id } })
    .then(() => {})
    .finally(refresh);
