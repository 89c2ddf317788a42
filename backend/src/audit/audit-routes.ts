import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import { auditKindsFor } from '@vitrina/contract/rules/audit-audience';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { auditAnswer } from './audit-answer.ts';
import { findAuditEntries } from './find-audit-entries.ts';

export function auditRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listAuditEntries, async ({ query, session }) => {
    const kinds = auditKindsFor(session.user.permissions);
    if (query.kind && !kinds.includes(query.kind)) throw new HttpError('forbidden');
    const { rows, next } = await findAuditEntries(db, query, kinds);
    return { data: rows.map(auditAnswer), next };
  });
}
