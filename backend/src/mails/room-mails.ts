import {
  notificationPage,
  staffNotificationPage,
} from '@vitrina/contract/rules/notification-target';
import { countOf } from '@vitrina/contract/rules/plural';
import type { NewMail } from './outbox.ts';
import { withoutLinks } from './plain-text.ts';
import { button, forBusiness, fromMail, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

/** Messages quoted in a mail; the rest is in the conversation. */
const TOLD_MESSAGES = 3;
const TOLD_LENGTH = 280;

/** One mail for all unread messages of a conversation. */
export function unreadMessages(
  { brand, origins }: Sender,
  unread: {
    userId: number;
    email: string;
    isStaff: boolean;
    requestId: number;
    businessName: string;
    /** Oldest first; '' for files only. */
    texts: readonly string[];
    lastMessageId: number;
    unsubscribeUrl: string;
  },
): NewMail {
  const { userId, requestId, texts } = unread;
  const page = (unread.isStaff ? staffNotificationPage : notificationPage)(
    'request-message',
    requestId,
  );
  const told = texts.slice(-TOLD_MESSAGES).map(quoted);
  return writeMail('request-messages', {
    brand,
    kind: 'request-messages',
    dedupeKey: `request-messages:${requestId}:${userId}:${unread.lastMessageId}`,
    recipient: unread.email,
    unsubscribeUrl: unread.unsubscribeUrl,
    values: {
      mesaje: countOf(texts.length, 'mesaj nou', 'mesaje noi'),
      solicitarea: String(requestId),
      pentru: forBusiness(unread.businessName),
    },
    blocks: (text) => [
      paragraph(text.intro),
      ...told.map(paragraph),
      button('Deschide conversația', fromMail(origins.shell + page)),
    ],
  });
}

/** Everything an owner has not supplied yet, in one mail. */
export function thingsNeeded(
  { brand, origins }: Sender,
  needed: {
    email: string;
    requestId: number;
    businessName: string;
    /** Oldest first. */
    titles: readonly string[];
    newestId: number;
    unsubscribeUrl: string;
  },
): NewMail {
  const { requestId, titles } = needed;
  const page = notificationPage('request-ask', requestId);
  return writeMail('request-asks', {
    brand,
    kind: 'request-asks',
    dedupeKey: `request-asks:${requestId}:${needed.newestId}`,
    recipient: needed.email,
    unsubscribeUrl: needed.unsubscribeUrl,
    values: {
      lucruri: countOf(titles.length, 'lucru', 'lucruri'),
      solicitarea: String(requestId),
      pentru: forBusiness(needed.businessName),
    },
    blocks: (text) => [
      paragraph(text.intro),
      ...titles.map((title) => paragraph(quoted(title))),
      button('Trimite ce lipsește', fromMail(origins.shell + page)),
    ],
  });
}

/** Staff made a version of a website. */
export function versionReady(
  { brand, origins }: Sender,
  version: {
    email: string;
    requestId: number;
    businessName: string;
    versionId: number;
    number: number;
    unsubscribeUrl: string;
  },
): NewMail {
  const page = notificationPage('request-version', version.requestId);
  return writeMail('request-version', {
    brand,
    kind: 'request-version',
    dedupeKey: `request-version:${version.versionId}`,
    recipient: version.email,
    unsubscribeUrl: version.unsubscribeUrl,
    values: {
      versiunea: String(version.number),
      solicitarea: String(version.requestId),
      pentru: forBusiness(version.businessName),
    },
    blocks: (text) => [
      paragraph(text.intro),
      paragraph(text.next),
      button('Vezi versiunea', fromMail(origins.shell + page)),
    ],
  });
}

/** Quotes the other side: one line, without links. */
function quoted(text: string): string {
  const line = withoutLinks(text);
  const shown = line.length > TOLD_LENGTH ? `${line.slice(0, TOLD_LENGTH).trimEnd()}…` : line;
  return shown ? `„${shown}”` : 'Fișiere atașate.';
}
