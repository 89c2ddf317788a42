import { endUserWebsite } from '@vitrina/contract/calls/end-user-website';
import { updateUserWebsite } from '@vitrina/contract/calls/update-user-website';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import { callApi, hostCan, queryClient } from '@vitrina/shared-auth';
import { sitesQuery } from './assign-queries.ts';

/** The host sends a version with every site that may be changed. */
export type ChangeableSite = UserWebsite & { version: number };

export const isChangeable = (site: UserWebsite): site is ChangeableSite =>
  hostCan('site-changes') && Boolean(site.version);

/** Also after a refusal: somebody else may have changed it. */
const thenRefresh = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await queryClient.invalidateQueries({ queryKey: sitesQuery().queryKey });
  }
};

export async function saveSite(
  site: ChangeableSite,
  body: { businessName: string; websiteUrl: string; version: number },
): Promise<ChangeableSite> {
  const params = { id: Number(site.id) };
  const { website } = await thenRefresh(callApi(updateUserWebsite, { params, body }));
  return { ...website, version: website.version ?? body.version + 1 };
}

/** @returns the new version */
export async function endSite(
  { id }: ChangeableSite,
  ended: boolean,
  version: number,
): Promise<number> {
  const input = { params: { id: Number(id) }, body: { ended, version } };
  const { website } = await thenRefresh(callApi(endUserWebsite, input));
  return website.version ?? version + 1;
}
