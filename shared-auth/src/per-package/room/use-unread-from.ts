import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Conversation } from './conversation-query.ts';

interface Unread {
  /** Visit of the page it belongs to. */
  visit: string;
  /** First unread message; `null` when all were read. */
  id: number | null;
}

/**
 * First unread message at the time the page was opened or a link to it was followed; stays while messages
 * are read.
 * @returns `null` until known
 */
export function useUnreadFrom(
  { data, isFetching }: UseQueryResult<Conversation | null>,
  isStaff: boolean,
): Unread | null {
  const { key: visit } = useLocation();
  const [unread, setUnread] = useState<Unread | null>(null);
  // Cached messages predate the mail that led here.
  if (data && !isFetching && unread?.visit !== visit)
    setUnread({ visit, id: firstUnread(data, isStaff) });
  return unread?.visit === visit ? unread : null;
}

/** Staff read for each other. */
function firstUnread({ data, reads }: Conversation, isStaff: boolean): number | null {
  const own = reads.filter(({ from_staff }) => from_staff === isStaff);
  const known = Math.max(0, ...own.map(({ last_message_id }) => last_message_id ?? 0));
  return data.find(({ id, from_staff }) => from_staff !== isStaff && id > known)?.id ?? null;
}
