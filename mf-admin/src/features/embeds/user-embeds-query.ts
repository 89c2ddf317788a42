import { queryOptions } from '@tanstack/react-query';
import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { updateUserEmbed } from '@vitrina/contract/calls/update-user-embed';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** `null` from a host where only owners see their embeds. */
export const userEmbedsQuery = (userId: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'user-embeds', userId),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listUserEmbeds, { params: { userId } }, { signal })))?.data ??
      null,
    meta: { shows: ['embed'] },
  });

/** Also after a refusal: somebody else may have changed it. */
const thenRefresh = async (userId: number, change: Promise<unknown>): Promise<void> => {
  try {
    await change;
  } finally {
    await queryClient.invalidateQueries({ queryKey: userEmbedsQuery(userId).queryKey });
  }
};

export const addUserEmbed = (
  userId: number,
  body: { name: string; origins?: string[] | undefined },
) => thenRefresh(userId, callApi(createUserEmbed, { params: { userId }, body }));

export const endUserEmbed = (userId: number, id: string, ended: boolean) =>
  thenRefresh(userId, callApi(updateUserEmbed, { params: { userId, id }, body: { ended } }));
