import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { RequestRead } from '@vitrina/contract/entities/request-read';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from './button.tsx';
import styles from './conversation-view.module.css';
import { type MessageChanges, MessageList, type MessageListTexts } from './message-list.tsx';
import { readMarks } from './read-mark.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Texts of a `ConversationView`. */
export interface ConversationViewTexts {
  /** Shown without messages. */
  none: string;
  /** Label of the button that loads older messages. */
  older: string;
  /** Shown instead when no more are available. */
  notAll: string;
  /** Number of messages that arrived since the page was opened. */
  arrived: (count: number) => string;
  list: MessageListTexts;
}

interface ConversationViewProps {
  /** Oldest message first; `has_more` when the host has older ones. */
  talk: { data: readonly RequestMessage[]; reads: readonly RequestRead[]; has_more: boolean };
  /** Id of the first message below the "unread" line. */
  unreadFrom: number | null;
  text: ConversationViewTexts;
  /** Placed after the newest message. */
  end: Ref<HTMLDivElement>;
  /** An author's actions on a message, and on which. */
  own: { isChangeable: (message: RequestMessage) => boolean; changes: MessageChanges };
  isLoadingOlder: boolean;
  /** Loads older messages; null when no more can be shown. */
  onOlder: (() => void) | null;
  /** The composer. */
  children: ReactNode;
}

/**
 * A conversation with its composer.
 * @example
 * import { useConversation } from '@vitrina/shared-auth/per-package/room/use-conversation';
 * import type { ConversationViewTexts } from '@vitrina/shared-ui/conversation-view';
 * declare const text: ConversationViewTexts;
 * const talk = useConversation(12, false, 'Mesajul nu a putut fi schimbat.');
 * const { query, unreadFrom, end, own } = talk;
 * const view = query.data && (
 *   <ConversationView
 *     {...{ text, unreadFrom, end, own }}
 *     talk={query.data}
 *     isLoadingOlder={query.isPlaceholderData}
 *     onOlder={talk.showOlder}
 *   >
 *     <p>Solicitarea s-a încheiat.</p>
 *   </ConversationView>
 * );
 */
export function ConversationView({
  talk,
  unreadFrom,
  text,
  end,
  own,
  isLoadingOlder,
  onOlder,
  children,
}: ConversationViewProps) {
  const place = useKeptPlace(talk.data[0]?.id);
  return (
    <div className={styles.talk}>
      {talk.has_more && !onOlder && <p className={styles.none}>{text.notAll}</p>}
      {talk.has_more && onOlder && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.older}
          busy={isLoadingOlder}
          onClick={() => {
            place.keep();
            onOlder();
          }}
        >
          {text.older}
        </Button>
      )}
      {talk.data.length === 0 && <p className={styles.none}>{text.none}</p>}
      <MessageList
        ref={place.list}
        messages={talk.data}
        unreadFrom={unreadFrom}
        marks={readMarks(talk)}
        text={text.list}
        own={own}
      />
      <Arrivals messages={talk.data} text={text.arrived} />
      <div ref={end} />
      {children}
    </div>
  );
}

interface ArrivalsProps {
  messages: readonly RequestMessage[];
  text: (count: number) => string;
}

/** Announces new messages to screen readers. */
function Arrivals({ messages, text }: ArrivalsProps) {
  const [newest] = useState(messages.at(-1)?.id ?? 0);
  const count = messages.filter(({ id, is_own }) => id > newest && !is_own).length;
  return <VisuallyHidden role="status">{count > 0 && text(count)}</VisuallyHidden>;
}
