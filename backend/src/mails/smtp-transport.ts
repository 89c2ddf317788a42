import { buffer } from 'node:stream/consumers';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { createTransport } from 'nodemailer';
import type { Brand } from '../brand.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SmtpConfig } from '../read-services.ts';
import type { MailTransport } from './mail-worker.ts';
import type { MailRow } from './outbox.ts';

/** For each answer: the mail's lease is not over before a silent server is given up. */
const TIMEOUT_MS = 15_000;

/**
 * Hands mails over to a server, each as text and HTML.
 * @param files where what goes with a mail lies
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
    // What a mail refers to is never read from the disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Pictures in the HTML go as parts of the mail: mail programs show no `data:` address.
    attachDataUrls: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        // A header ends at a line break: whoever chose a name cannot begin another header. As objects
        // they are one address each, whatever commas the text has.
        from: { name: oneLine(brand.name), address: from },
        to: { name: '', address: oneLine(mail.recipient) },
        subject: oneLine(mail.subject),
        text: mail.textBody,
        html: mail.htmlBody,
        ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        attachments: await attachmentsOf(files, mail),
        ...(mail.calendar && { icalEvent: calendarPart(mail.calendar) }),
        date: mail.createdAt,
        // The same when it is sent again, so that a mailbox shows it once.
        messageId: `<mail-${mail.id}.${mail.createdAt.getTime()}@${from.split('@')[1]}>`,
      });
    },
  };
}

/** Mail programs show a button of their own (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What mail programs enter into the calendar; its method stands in the header too (RFC 6047). */
const calendarPart = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'apel.ics',
  content,
});

/** @throws when the file cannot be read: the mail is tried again later */
async function attachmentsOf(
  files: FileStore,
  { attachmentPath, attachmentName }: Pick<MailRow, 'attachmentPath' | 'attachmentName'>,
) {
  if (attachmentPath === null) return [];
  const file = await files.open(attachmentPath.slice(1));
  if (!file) throw new Error(`${attachmentPath} is not among the files.`);
  return [{ filename: attachmentName ?? 'document.pdf', content: await buffer(file.body) }];
}
