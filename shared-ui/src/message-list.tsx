import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { RequestRead } from '@vitrina/contract/entities/request-read';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { memo, type Ref } from 'react';
import { DateText } from './date-text.tsx';
import { FileLinks } from './file-links.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './message-list.module.css';
import { MessageTools, type MessageToolsTexts } from './message-tools.tsx';
import { ReadMark } from './read-mark.tsx';

/** Texts of a `MessageList`. */
export interface MessageListTexts {
  label: string;
  own: string;
  /** Name shown for unknown staff. */
  unknownStaff: string;
  unknownOwner: string;
  edited: string;
  withdrawn: string;
  /** Label above the first unread message. */
  unread: string;
  download: (name: string) => string;
  readBy: (name: string, at: string) => string;
  tools: MessageToolsTexts;
}

/** Each resolves to an error message, or null. */
export interface MessageChanges {
  edit: (message: RequestMessage, text: string) => Promise<string | null>;
  withdraw: (message: RequestMessage) => Promise<string | null>;
}

interface MessageListProps {
  messages: readonly RequestMessage[];
  /** Id of the first unread message. */
  unreadFrom: number | null;
  /** Messages with a read mark below. */
  marks: ReadonlyMap<number, RequestRead>;
  text: MessageListTexts;
  own: { isChangeable: (message: RequestMessage) => boolean; changes: MessageChanges };
  ref?: Ref<HTMLOListElement>;
}

/** A conversation, oldest message first. */
export function MessageList({ messages, unreadFrom, marks, text, own, ref }: MessageListProps) {
  return (
    <ol ref={ref} className={styles.list} aria-label={text.label}>
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isFirstUnread={message.id === unreadFrom}
          read={marks.get(message.id)}
          changes={own.isChangeable(message) ? own.changes : null}
          text={text}
        />
      ))}
    </ol>
  );
}

interface MessageProps {
  message: RequestMessage;
  isFirstUnread: boolean;
  read: RequestRead | undefined;
  /** `null` when it cannot be changed. */
  changes: MessageChanges | null;
  text: MessageListTexts;
}

/** Memoised: of hundreds of messages only changed ones re-render. */
const Message = memo(function Message({
  message,
  isFirstUnread,
  read,
  changes,
  text,
}: MessageProps) {
  return (
    <li
      // Receives the focus of a link, or of a tool that disappeared.
      tabIndex={-1}
      className={styles.message}
      data-message=""
      data-own={message.is_own ? '' : undefined}
      data-unread={isFirstUnread ? '' : undefined}
    >
      {isFirstUnread && <p className={styles.unread}>{text.unread}</p>}
      <article className={styles.bubble} data-staff={message.from_staff ? '' : undefined}>
        <p className={styles.head}>
          <bdi className={styles.author}>{authorOf(message, text)}</bdi>{' '}
          <DateText value={message.created_at} format="date-time" />
          {message.edited_at && !message.withdrawn_at && <span> · {text.edited}</span>}
        </p>
        {message.withdrawn_at ? (
          <p className={styles.withdrawn}>{text.withdrawn}</p>
        ) : (
          <>
            {message.text && <LinkedText text={message.text} />}
            <FileLinks files={message.files} downloadLabel={text.download} />
          </>
        )}
      </article>
      {read && <ReadMark read={read} text={text.readBy} />}
      {changes && (
        <MessageTools
          message={message}
          most={MAX_MESSAGE_LENGTH}
          text={text.tools}
          onEdit={(typed) => changes.edit(message, typed)}
          onWithdraw={() => changes.withdraw(message)}
        />
      )}
    </li>
  );
});

function authorOf(message: RequestMessage, text: MessageListTexts): string {
  if (message.is_own) return text.own;
  const name = withoutDirections(message.author_name ?? '').trim();
  return name || (message.from_staff ? text.unknownStaff : text.unknownOwner);
}
