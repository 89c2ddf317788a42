import { useQuery } from '@tanstack/react-query';
import type { Embed } from '@vitrina/contract/entities/embed';
import { EMBED_ID } from '@vitrina/contract/rules/embed-events';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { embedExistsQuery, ownEmbedsQuery } from './own-embeds-query.ts';

export interface CountedFormState {
  /** Who is here; null where the host counts nothing. */
  who: 'guest' | 'owner' | 'staff' | null;
  /** For the code; '' while nothing is counted. */
  id: string;
  /** What was asked for and is not there; '' for none. */
  unknown: string;
  /** An owner's, once they are known. */
  own: readonly Embed[] | undefined;
}

/** What is known of the form under whose name visits shall be counted. Until the host answers it is taken as it is. */
export function useCountedForm(chosen: string): CountedFormState {
  const role = useSession(({ user }) => user?.role);
  const can = hostCan('embeds');
  const isOwner = role === 'user';
  const { data: own } = useQuery({ ...ownEmbedsQuery(), enabled: can && isOwner });
  const { data: exists } = useQuery({
    ...embedExistsQuery(chosen),
    enabled: can && !isOwner && chosen !== '',
  });
  if (!can) return { who: null, id: '', unknown: '', own: undefined };
  const isThere = isOwner ? own?.some(({ id }) => id === chosen) : exists;
  const isUnknown = chosen !== '' && (isThere === false || !EMBED_ID.test(chosen));
  return {
    who: isOwner ? 'owner' : role ? 'staff' : 'guest',
    id: isUnknown ? '' : chosen,
    unknown: isUnknown ? chosen : '',
    own,
  };
}
