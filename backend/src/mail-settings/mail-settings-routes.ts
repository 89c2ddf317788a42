import { getMailSettings } from '@vitrina/contract/calls/get-mail-settings';
import { updateMailSettings } from '@vitrina/contract/calls/update-mail-settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { actAs } from '../database/actor.ts';
import { inTransaction } from '../database/database.ts';
import { escapeHtml, sendPage } from '../http/html-page.ts';
import { route } from '../http/route.ts';
import { validate } from '../http/validation.ts';
import { messages } from '../messages.ts';
import { userExists } from '../users/users-repository.ts';
import { listMuted, mute, setMuted } from './muted-mails-repository.ts';
import { readUnsubscribeKey, UNSUBSCRIBE_PATH } from './unsubscribe-key.ts';

const text = messages.unsubscribe;
const PUBLIC = { config: { isPublic: true } } as const;
const query = z.object({ key: z.string().check(z.maxLength(200)) });

export function mailSettingsRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, getMailSettings, async ({ session }) => ({
    muted: await listMuted(db, session.user.id),
  }));

  route(app, updateMailSettings, async ({ body, session }) => {
    await inTransaction(db, (tx) => setMuted(tx, session.user.id, body.muted));
    return { muted: body.muted };
  });

  // A button, because mail scanners open links.
  app.get(UNSUBSCRIBE_PATH, PUBLIC, async (request, reply) => {
    const { key } = validate(query, request.query);
    const found = readUnsubscribeKey(config, key);
    if (!found) return sendEnded(reply);
    return sendPage(reply, {
      title: text.title,
      body: `<p>${escapeHtml(text.question(found.kind))}</p>
<form method="post" action="${UNSUBSCRIBE_PATH}?key=${encodeURIComponent(key)}"><button>${escapeHtml(text.action)}</button></form>`,
    });
  });

  // Mail programs send their own form (RFC 8058), which is ignored.
  app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      body.once('end', () => done(null, undefined));
    });
    scope.post(UNSUBSCRIBE_PATH, PUBLIC, async (request, reply) => {
      const { key } = validate(query, request.query);
      const found = readUnsubscribeKey(config, key);
      if (!found) return sendEnded(reply);
      const { userId, kind } = found;
      await actAs({ kind: 'person', what: 'unsubscribe', id: userId, request: request.id }, () =>
        inTransaction(db, async (tx) => {
          if (await userExists(tx, userId)) await mute(tx, userId, kind);
        }),
      );
      return sendPage(reply, {
        title: text.done,
        body: `<p>${escapeHtml(text.undo)}</p>`,
      });
    });
  });
}

/** Page for an expired or invalid link of a mail. */
const sendEnded = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), { title: text.ended, body: `<p>${escapeHtml(text.undo)}</p>` });
