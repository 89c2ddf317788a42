import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getMailSettings } from '@vitrina/contract/calls/get-mail-settings';
import { updateMailSettings } from '@vitrina/contract/calls/update-mail-settings';
import type { MutableMail } from '@vitrina/contract/rules/mutable-mails';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

type Muted = readonly MutableMail[];

/** The mails that the signed-in person does not want; `null` from a host that has no such settings. */
const mailSettingsQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'mail-settings'),
    queryFn: async ({ signal }): Promise<Muted | null> => {
      const answer = await unlessMissing(callApi(getMailSettings, {}, { signal }));
      return answer?.muted ?? null;
    },
  });

/**
 * The mails that the signed-in person does not want, and how to change that. A change shows at once;
 * changes are saved one after the other, and one that fails shows what the host has.
 * @param failed called when a change was not saved
 */
export function useMailSettings(failed: (error: unknown) => void) {
  const query = useQuery({ ...mailSettingsQuery(), enabled: hostCan('mail-settings') });
  const { mutate } = useMutation({
    scope: { id: 'mail-settings' },
    mutationFn: (muted: Muted) => callApi(updateMailSettings, { body: { muted: [...muted] } }),
    onError(error) {
      failed(error);
      return queryClient.invalidateQueries({ queryKey: mailSettingsQuery().queryKey });
    },
  });
  return {
    query,
    change(kind: MutableMail, isWanted: boolean) {
      const { queryKey } = mailSettingsQuery();
      const others = (queryClient.getQueryData(queryKey) ?? []).filter((one) => one !== kind);
      const muted = isWanted ? others : [...others, kind];
      queryClient.setQueryData(queryKey, muted);
      mutate(muted);
    },
  };
}
