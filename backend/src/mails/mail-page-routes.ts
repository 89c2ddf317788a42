import { formatDateTime } from '@vitrina/contract/rules/dates';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toWebAddress } from '../files/file-urls.ts';
import { escapeHtml, sendPage } from '../http/html-page.ts';
import { HttpError } from '../http/http-error.ts';
import { validate } from '../http/validation.ts';
import { findMail, listMails, type MailRow } from './outbox.ts';

const PUBLIC = { config: { isPublic: true } } as const;
const SHOWN_MAILS = 200;
const listQuery = z.object({ to: z.optional(z.string()) });
const mailParams = z.object({ id: z.coerce.number<number>().check(z.int32(), z.positive()) });

/**
 * The outbox as a mailbox, for development and demonstrations only, because mails contain passwords.
 * `/dev/mail` lists (`?to=ana@exemplu.ro` for one person), `/dev/mail/7` shows one.
 */
export function mailPageRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  const mailOf = async (params: unknown): Promise<MailRow> => {
    const mail = await findMail(db, validate(mailParams, params).id);
    if (!mail) throw new HttpError('not_found');
    return mail;
  };

  app.get('/dev/mail', PUBLIC, async (request, reply) => {
    const { to } = validate(listQuery, request.query);
    const mails = await listMails(db, to?.toLowerCase(), SHOWN_MAILS);
    return sendPage(reply, {
      title: to ? `E-mailuri către ${to}` : 'E-mailuri',
      body: mails.length === 0 ? '<p>Niciun e-mail încă.</p>' : mailTable(mails),
    });
  });

  app.get('/dev/mail/:id', PUBLIC, async (request, reply) => {
    const mail = await mailOf(request.params);
    return sendPage(reply, { title: mail.subject, body: mailView(mail, config.origins.files) });
  });

  // As in a mail program: its own styles, no scripts, a separate origin.
  app.get('/dev/mail/:id/body', PUBLIC, async (request, reply) =>
    reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send((await mailOf(request.params)).htmlBody),
  );

  app.get('/dev/mail/:id/calendar', PUBLIC, async (request, reply) => {
    const { calendar } = await mailOf(request.params);
    if (calendar === null) throw new HttpError('not_found');
    return reply
      .header('content-disposition', 'attachment; filename="apel.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendar);
  });
}

const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'";

function mailTable(mails: readonly MailRow[]): string {
  const rows = mails.map(
    (mail) => `<tr>
<td><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(mail.recipient)}</td>
<td>${escapeHtml(formatDateTime(mail.createdAt))}</td>
<td>${stateOf(mail)}</td>
</tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Subiect</th><th scope="col">Către</th><th scope="col">Scris</th><th scope="col">Stare</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`;
}

function stateOf(mail: MailRow): string {
  if (mail.sentAt) return `trimis ${escapeHtml(formatDateTime(mail.sentAt))}`;
  return mail.lastError ? `eroare: ${escapeHtml(mail.lastError)}` : 'în așteptare';
}

const mailView = (mail: MailRow, filesOrigin: string): string => `
<p><a href="/dev/mail">Toate e-mailurile</a></p>
<p>Către <a href="/dev/mail?to=${encodeURIComponent(mail.recipient)}">${escapeHtml(mail.recipient)}</a>, ${escapeHtml(formatDateTime(mail.createdAt))}, ${stateOf(mail)}</p>
${attachmentLink(mail, filesOrigin)}${calendarLink(mail)}<iframe src="/dev/mail/${mail.id}/body" title="E-mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Ca text</h2>
<pre>${escapeHtml(mail.textBody)}</pre>`;

const attachmentLink = (
  { attachmentPath, attachmentName }: MailRow,
  filesOrigin: string,
): string =>
  attachmentPath
    ? `<p>Atașat: <a href="${escapeHtml(toWebAddress(attachmentPath, filesOrigin))}">${escapeHtml(attachmentName ?? attachmentPath)}</a></p>\n`
    : '';

const calendarLink = ({ id, calendar }: MailRow): string =>
  calendar ? `<p>Atașat: <a href="/dev/mail/${id}/calendar">apel.ics</a></p>\n` : '';
