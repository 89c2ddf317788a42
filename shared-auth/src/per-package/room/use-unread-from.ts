import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Conversation } from './conversation-query.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

interface Unread {
  /** Of the visit to the page that it belongs to. */
  visit: string;
  /** The first unread message; `null`: all were read. */
  id: number | null;
}

/**
 * Where the unread messages began when the page was opened, or a link to it was followed. It stays so
 * while they are read.
 * @returns `null` until that is known
 */
export function useUnreadFrom(
  { data, isFetching }: UseQueryResult<Conversation | null>,
  isStaff: boolean,
): Unread | null {
  const { key: visit } = useLocation();
  const [unread, setUnread] = useState<Unread | null>(null);
  // Kept messages are older than the mail that led here.
  if (data && !isFetching && unread?.visit !== visit)
    setUnread({ visit, id: firstUnread(data, isStaff) });
  return unread?.visit === visit ? unread : null;
}

/** Staff read for one another. */
function firstUnread({ data, reads }: Conversation, isStaff: boolean): number | null {
  const own = reads.filter(({ from_staff }) => from_staff === isStaff);
  const known = Math.max(0, ...own.map(({ last_message_id }) => last_message_id ?? 0));
  return data.find(({ id, from_staff }) => from_staff !== isStaff && id > known)?.id ?? null;
}
