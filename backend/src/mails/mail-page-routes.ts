import { formatDateTime } from '@vitrina/contract/rules/dates';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { escapeHtml, sendPage } from '../http/html-page.ts';
import { HttpError } from '../http/http-error.ts';
import { validate } from '../http/validation.ts';
import { findMail, listMails, type MailRow } from './outbox.ts';

const PUBLIC = { config: { isPublic: true } } as const;
const SHOWN_MAILS = 200;
const listQuery = z.object({ to: z.optional(z.string()) });
const mailParams = z.object({ id: z.coerce.number<number>().check(z.int32(), z.positive()) });

/**
 * The outbox as a mailbox, for development and demonstrations only: mails hold passwords.
 * `/dev/mail` lists (`?to=ana@exemplu.ro` one person's), `/dev/mail/7` shows one.
 */
export function mailPageRoutes(app: FastifyInstance): void {
  const { db } = app.context;

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
    return sendPage(reply, { title: mail.subject, body: mailView(mail) });
  });

  // As a mail program shows it: its own styles, no scripts, an origin of its own.
  app.get('/dev/mail/:id/body', PUBLIC, async (request, reply) =>
    reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send((await mailOf(request.params)).htmlBody),
  );
}

const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; frame-ancestors 'self'";

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

const mailView = (mail: MailRow): string => `
<p><a href="/dev/mail">Toate e-mailurile</a></p>
<p>Către <a href="/dev/mail?to=${encodeURIComponent(mail.recipient)}">${escapeHtml(mail.recipient)}</a>, ${escapeHtml(formatDateTime(mail.createdAt))}, ${stateOf(mail)}</p>
<iframe src="/dev/mail/${mail.id}/body" title="E-mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Ca text</h2>
<pre>${escapeHtml(mail.textBody)}</pre>`;
