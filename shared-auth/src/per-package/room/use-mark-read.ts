import { markRequestRead } from '@vitrina/contract/calls/mark-request-read';
import { callApi } from '@vitrina/shared-auth';
import { type RefObject, useEffect, useRef } from 'react';
import type { Conversation } from './conversation-query.ts';

/**
 * Tells the host that the newest message was read, once the end of the conversation is visible.
 * @param end placed after the newest message
 */
export function useMarkRead(
  requestId: number,
  conversation: Conversation | null | undefined,
  end: RefObject<Element | null>,
): void {
  const newest = conversation?.data.at(-1)?.id ?? 0;
  const known = conversation?.reads.find(({ is_own }) => is_own)?.last_message_id ?? 0;
  const told = useRef(0);
  useEffect(() => {
    if (!end.current || newest <= known) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.current >= newest) return;
      told.current = newest;
      const read = { params: { id: requestId }, body: { message_id: newest } };
      callApi(markRequestRead, read).catch(() => {
        // The next message, or the next look at the page, tries again.
        told.current = 0;
      });
    };
    let isSeen = false;
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? isSeen;
      if (isSeen) tell();
    });
    const look = () => isSeen && tell();
    observer.observe(end.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [requestId, newest, known, end]);
}
