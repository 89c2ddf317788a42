import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getMailSettings } from '@vitrina/contract/calls/get-mail-settings';
import { updateMailSettings } from '@vitrina/contract/calls/update-mail-settings';
import type { MutableMail } from '@vitrina/contract/rules/mutable-mails';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

type Muted = readonly MutableMail[];

/** Mails switched off by the signed-in person; `null` from a host without such settings. */
const mailSettingsQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'mail-settings'),
    queryFn: async ({ signal }): Promise<Muted | null> => {
      const answer = await unlessMissing(callApi(getMailSettings, {}, { signal }));
      return answer?.muted ?? null;
    },
  });

/**
 * Mails switched off by the signed-in person, and how to change that. Changes show at once and are saved
 * one by one; after a failure the host's state is shown.
 * @param failed called when a change was not saved
 * @example
 * import { showToast } from '@vitrina/shared-auth';
 * const { query, change } = useMailSettings(() =>
 *   showToast('Setarea nu a putut fi salvată.', { tone: 'danger' }),
 * );
 * const off = <button onClick={() => change('request-message', false)}>Fără mailuri</button>;
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
