import { buffer } from 'node:stream/consumers';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { createTransport } from 'nodemailer';
import type { Brand } from '../brand.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SmtpConfig } from '../read-services.ts';
import type { MailTransport } from './mail-worker.ts';
import type { MailRow } from './outbox.ts';

/** Per answer: a silent server is given up before the mail's lease ends. */
const TIMEOUT_MS = 15_000;

/**
 * Hands mails over to a server, as text and HTML.
 * @param files storage of attachments
 */
export function smtpTransport(
  { url, from }: SmtpConfig,
  brand: Brand,
  files: FileStore,
  timeoutMs = TIMEOUT_MS,
): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // References in a mail are never read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Pictures become parts of the mail: mail programs show no `data:` addresses.
    attachDataUrls: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        // A header ends at a line break, so a chosen name must not contain one. As an object it is one
        // address, even with commas.
        from: { name: oneLine(brand.name), address: from },
        to: { name: '', address: oneLine(mail.recipient) },
        subject: oneLine(mail.subject),
        text: mail.textBody,
        html: mail.htmlBody,
        ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        attachments: await attachmentsOf(files, mail),
        ...(mail.calendar && { icalEvent: calendarPart(mail.calendar) }),
        date: mail.createdAt,
        // The same when resent, so that a mailbox shows it once.
        messageId: `<mail-${mail.id}.${mail.createdAt.getTime()}@${from.split('@')[1]}>`,
      });
    },
  };
}

/** For the mail program's own unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** For the calendar; the method is in the header too (RFC 6047). */
const calendarPart = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'apel.ics',
  content,
});

/** @throws when the file cannot be read: the mail is retried later */
async function attachmentsOf(
  files: FileStore,
  { attachmentPath, attachmentName }: Pick<MailRow, 'attachmentPath' | 'attachmentName'>,
) {
  if (attachmentPath === null) return [];
  const file = await files.open(attachmentPath.slice(1));
  if (!file) throw new Error(`${attachmentPath} is not among the files.`);
  return [{ filename: attachmentName ?? 'document.pdf', content: await buffer(file.body) }];
}
