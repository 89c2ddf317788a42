import { endPartner } from '@vitrina/contract/calls/end-partner';
import { renewPartnerKey } from '@vitrina/contract/calls/renew-partner-key';
import { revokePartnerKey } from '@vitrina/contract/calls/revoke-partner-key';
import { updatePartner } from '@vitrina/contract/calls/update-partner';
import type { Partner } from '@vitrina/contract/entities/partner';
import { callApi, hostCan, queryClient } from '@vitrina/shared-auth';
import { partnersQuery } from './partners-query.ts';

/** The host sends number and version of every connection that may be changed. */
export type ChangeablePartner = Partner & { id: number; version: number };

export const isChangeable = (partner: Partner): partner is ChangeablePartner =>
  hostCan('partner-changes') && Boolean(partner.id) && Boolean(partner.version);

/** Also after a refusal: somebody else may have changed it. */
const thenRefresh = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await queryClient.invalidateQueries({ queryKey: partnersQuery().queryKey });
  }
};

export async function savePartner(
  partner: ChangeablePartner,
  body: { name: string; syncUrl: string; version: number },
): Promise<ChangeablePartner> {
  const { id } = partner;
  const answer = await thenRefresh(callApi(updatePartner, { params: { id }, body }));
  return { ...partner, ...answer.partner, id, version: answer.partner.version ?? body.version + 1 };
}

export const renewKey = ({ id, version }: ChangeablePartner) =>
  thenRefresh(callApi(renewPartnerKey, { params: { id }, body: { version } }));

export const revokeKey = ({ id, version }: ChangeablePartner) =>
  thenRefresh(callApi(revokePartnerKey, { params: { id }, query: { version } }));

/** @returns the new version */
export async function endConnection(
  { id }: ChangeablePartner,
  ended: boolean,
  version: number,
): Promise<number> {
  const body = { ended, version };
  const { partner } = await thenRefresh(callApi(endPartner, { params: { id }, body }));
  return partner.version ?? version + 1;
}
