import { oneLine } from '@vitrina/contract/rules/one-line';
import { createTransport } from 'nodemailer';
import type { Brand } from '../brand.ts';
import type { SmtpConfig } from '../read-services.ts';
import type { MailTransport } from './mail-worker.ts';

/** For each answer: the mail's lease is not over before a silent server is given up. */
const TIMEOUT_MS = 15_000;

/** Hands mails over to a server, each as text and HTML. */
export function smtpTransport(
  { url, from }: SmtpConfig,
  brand: Brand,
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
  });
  return {
    async send(mail) {
      // A header ends at a line break: whoever chose a name must not begin another header.
      await transport.sendMail({
        // A header ends at a line break: whoever chose a name cannot begin another header. As objects
        // they are one address each, whatever commas the text has.
        from: { name: oneLine(brand.name), address: from },
        to: { name: '', address: oneLine(mail.recipient) },
        subject: oneLine(mail.subject),
        text: mail.textBody,
        html: mail.htmlBody,
        date: mail.createdAt,
        // The same when it is sent again, so that a mailbox shows it once.
        messageId: `<mail-${mail.id}.${mail.createdAt.getTime()}@${from.split('@')[1]}>`,
      });
    },
  };
}
