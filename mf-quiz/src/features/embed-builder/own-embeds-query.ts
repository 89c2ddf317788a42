import { queryOptions } from '@tanstack/react-query';
import { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { listEmbeds } from '@vitrina/contract/calls/list-embeds';
import { EMBED_ID } from '@vitrina/contract/rules/embed-events';
import { callApi, isApiCallError, publicKey, userKey } from '@vitrina/shared-auth';

export const ownEmbedsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-quiz', 'embeds'),
    queryFn: async ({ signal }) => (await callApi(listEmbeds, {}, { signal })).data,
    meta: { shows: ['embed'] },
  });

/** True for anybody's form with this id. */
export const embedExistsQuery = (id: string) =>
  queryOptions({
    queryKey: publicKey('mf-quiz', 'embed-exists', id),
    queryFn: async ({ signal }) => {
      try {
        return (
          EMBED_ID.test(id) && !!(await callApi(getEmbedState, { params: { id } }, { signal }))
        );
      } catch (error) {
        const isKnown = isApiCallError(error) && error.name === 'ApiError';
        if (isKnown && error.code === 'embed_not_found') return false;
        throw error;
      }
    },
  });
