import { queryOptions } from '@tanstack/react-query';
import { listArrivals } from '@vitrina/contract/calls/list-arrivals';
import { mailArrivals } from '@vitrina/contract/calls/mail-arrivals';
import { seeArrivals } from '@vitrina/contract/calls/see-arrivals';
import { ARRIVAL_KINDS, type ArrivalKind } from '@vitrina/contract/rules/arrivals';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { isHeld } from '@vitrina/shared-auth/per-package/permissions';

export interface Arrived {
  kind: ArrivalKind;
  count: number;
  newest: number;
  byMail: boolean;
}

const isKind = (kind: string | null): kind is ArrivalKind =>
  ARRIVAL_KINDS.some((one) => one === kind);

async function fetchArrivals(signal: AbortSignal): Promise<readonly Arrived[]> {
  const answer = await unlessMissing(callApi(listArrivals, {}, { signal }));
  return (answer?.arrivals ?? []).flatMap(({ kind, count, newest, by_mail }) =>
    isKind(kind) ? [{ kind, count: count ?? 0, newest: newest ?? 0, byMail: by_mail }] : [],
  );
}

/** New arrivals since the person last looked; disabled where the host cannot tell. */
export const arrivalsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'arrivals'),
    queryFn: ({ signal }) => fetchArrivals(signal),
    enabled: hostCan('arrivals') && isHeld(listArrivals.permission),
    throwOnError: false,
    meta: { shows: ['order', 'request', 'return', 'withdrawal'] },
  });

const change = (kind: ArrivalKind, changed: Partial<Arrived>): void =>
  void queryClient.setQueryData(arrivalsQuery().queryKey, (known) =>
    known?.map((one) => (one.kind === kind ? { ...one, ...changed } : one)),
  );

/** Clears the badge at once; if the host did not hear of it, the next answer brings it back. */
export async function seeAll({ kind, newest }: Arrived): Promise<void> {
  change(kind, { count: 0 });
  await callApi(seeArrivals, { params: { kind }, body: { newest } });
}

export async function wantMails(kind: ArrivalKind, wanted: boolean): Promise<void> {
  await callApi(mailArrivals, { params: { kind }, body: { wanted } });
  change(kind, { byMail: wanted });
}
