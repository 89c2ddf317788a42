import { useQuery } from '@tanstack/react-query';
import { MAX_MESSAGES_SHOWN, MESSAGE_PAGE_SIZE } from '@vitrina/contract/constants';
import { useRef, useState } from 'react';
import { useFragmentFocus } from '../use-fragment-focus.ts';
import { conversationQuery } from './conversation-query.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOwnMessage } from './use-own-message.ts';
import { useUnreadFrom } from './use-unread-from.ts';

/**
 * What both sides do with a conversation: read messages, mark them as read, change them. Separate from the
 * composer, so that typing re-renders no message.
 * @param isStaff whether the reader is staff, who read for each other
 * @param changeFailed shown when a change of a message fails and the host says no reason
 * @example
 * const talk = useConversation(12, false, 'Mesajul nu a putut fi schimbat.');
 * const section = (
 *   <section ref={talk.section} tabIndex={-1}>
 *     {talk.query.data?.data.map(({ id, text }) => (
 *       <p key={id}>{text}</p>
 *     ))}
 *     <div ref={talk.end} />
 *   </section>
 * );
 */
export function useConversation(requestId: number, isStaff: boolean, changeFailed: string) {
  const [limit, setLimit] = useState<number>(MESSAGE_PAGE_SIZE);
  const query = useQuery(conversationQuery(requestId, limit));
  const end = useRef<HTMLDivElement>(null);
  useMarkRead(requestId, query.data, end);
  const unread = useUnreadFrom(query, isStaff);
  return {
    query,
    /** Target of links in mails and notifications. */
    section: useFragmentFocus('conversatie', unread !== null, firstToRead),
    /** First message unread when the page was opened. */
    unreadFrom: unread?.id ?? null,
    /** Placed after the newest message. */
    end,
    own: useOwnMessage(requestId, changeFailed),
    /** Null when the host has no more. */
    showOlder:
      limit < MAX_MESSAGES_SHOWN ? () => setLimit(Math.min(limit * 2, MAX_MESSAGES_SHOWN)) : null,
  };
}

const firstToRead = (section: HTMLElement): HTMLElement | null =>
  section.querySelector<HTMLElement>('li[data-unread]') ??
  section.querySelector<HTMLElement>('li[data-message]:last-child');
