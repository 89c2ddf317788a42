import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { auditAnswer } from './audit-answer.ts';
import { findAuditEntries } from './find-audit-entries.ts';

export function auditRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listAuditEntries, async ({ query }) => {
    const { rows, next } = await findAuditEntries(db, query);
    return { data: rows.map(auditAnswer), next };
  });
}
