import { useQuery } from '@tanstack/react-query';
import type { Embed } from '@vitrina/contract/entities/embed';
import { EMBED_ID } from '@vitrina/contract/rules/embed-events';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { embedExistsQuery, ownEmbedsQuery } from './own-embeds-query.ts';

export interface CountedFormState {
  /** Role of the visitor; null where the host counts nothing. */
  who: 'guest' | 'owner' | 'staff' | null;
  /** Id for the code; '' without counting. */
  id: string;
  /** Requested id that does not exist; '' for none. */
  unknown: string;
  own: readonly Embed[] | undefined;
}

/** State of the chosen embed. Until the host answers, the chosen id counts as valid. */
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
