import { useQuery } from '@tanstack/react-query';
import { MAX_MESSAGES_SHOWN, MESSAGE_PAGE_SIZE } from '@vitrina/contract/constants';
import { useRef, useState } from 'react';
import { useFragmentFocus } from '../use-fragment-focus.ts';
import { conversationQuery } from './conversation-query.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOwnMessage } from './use-own-message.ts';
import { useUnreadFrom } from './use-unread-from.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

/**
 * What either side of a conversation does with what is written: read it, mark it as read, take it back.
 * Apart from the field for the next message, so that typing renders no other.
 */
export function useConversation(requestId: number, isStaff: boolean, changeFailed: string) {
  const [limit, setLimit] = useState<number>(MESSAGE_PAGE_SIZE);
  const query = useQuery(conversationQuery(requestId, limit));
  const end = useRef<HTMLDivElement>(null);
  useMarkRead(requestId, query.data, end);
  const unread = useUnreadFrom(query, isStaff);
  return {
    query,
    /** For the part of the page, to which mails and notifications lead. */
    section: useFragmentFocus('conversatie', unread !== null, firstToRead),
    /** The first message that is new to whoever opened the page. */
    unreadFrom: unread?.id ?? null,
    /** Stands behind the newest message. */
    end,
    own: useOwnMessage(requestId, changeFailed),
    /** Null once a host would answer no more of them. */
    showOlder:
      limit < MAX_MESSAGES_SHOWN ? () => setLimit(Math.min(limit * 2, MAX_MESSAGES_SHOWN)) : null,
  };
}

const firstToRead = (section: HTMLElement): HTMLElement | null =>
  section.querySelector<HTMLElement>('li[data-unread]') ??
  section.querySelector<HTMLElement>('li[data-message]:last-child');
