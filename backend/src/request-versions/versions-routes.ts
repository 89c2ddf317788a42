import { addRequestVersion } from '@vitrina/contract/calls/add-request-version';
import { answerRequestVersion } from '@vitrina/contract/calls/answer-request-version';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import { openRequestVersion } from '@vitrina/contract/calls/open-request-version';
import { tickRequestPoint } from '@vitrina/contract/calls/tick-request-point';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/http-error.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { fileAnswer } from '../private-files/file-answer.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { addVersion } from './add-version.ts';
import { answerVersion, openVersion, tickPoint } from './answer-version.ts';
import { listVersions, type ShownVersion } from './versions-repository.ts';

export function versionsRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listRequestVersions, async ({ params, session: { user } }) => {
    await findRoom(db, user, params.id);
    const versions = await listVersions(db, params.id);
    return { data: versions.map((version) => rowAnswer(config, version)) };
  });

  route(app, addRequestVersion, async ({ params, body, session: { user }, request }) => {
    const key = idempotencyKey(request, `version ${params.id}`);
    const given = { requestId: params.id, user, idempotencyKey: key, ...body };
    const version = await addVersion(db, config, given);
    if (!version) throw new HttpError('website_request_not_found');
    return { data: rowAnswer(config, version) };
  });

  route(app, openRequestVersion, async ({ params, session: { user } }) => {
    await openVersion(db, { requestId: params.id, versionId: params.versionId, user });
    return { message: messages.versionOpened };
  });

  route(app, answerRequestVersion, async ({ params, body, session: { user } }) => {
    const of = { requestId: params.id, versionId: params.versionId, user };
    return { data: rowAnswer(config, await answerVersion(db, { ...of, ...body })) };
  });

  route(app, tickRequestPoint, async ({ params, body, session: { user } }) => {
    await tickPoint(db, { requestId: params.id, pointId: params.pointId, user, done: body.done });
    return { message: messages.pointSaved };
  });
}

const rowAnswer = (config: Config, { files, points, ...row }: ShownVersion): RequestVersion => ({
  id: row.id,
  number: row.number,
  address: row.address,
  note: row.note,
  files: files.map((file) => fileAnswer(config, file)),
  created_at: row.createdAt.toISOString(),
  opened_at: row.openedAt?.toISOString() ?? null,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
  points: points.map(({ id, text, doneAt }) => ({
    id,
    text,
    done_at: doneAt?.toISOString() ?? null,
  })),
});
