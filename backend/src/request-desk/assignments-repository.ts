import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/database.ts';
import { requestAssignments, users, websiteRequests } from '../database/schema.ts';
import { isStaffWith } from '../users/staff-repository.ts';

const worksWithRequests = isStaffWith('sites');

export const listColleagues = (db: Connection) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(worksWithRequests)
    .orderBy(asc(users.name), asc(users.id));

/** Locks the colleague's permission until the transaction ends. @returns whether they have it */
export async function holdColleague(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), worksWithRequests))
    .for('share');
  return rows.length > 0;
}

interface Assignment {
  requestId: number;
  /** Null: unassigned. */
  assigneeId: number | null;
  actorId: number;
}

export async function setAssignee(
  tx: Transaction,
  { requestId, assigneeId, actorId }: Assignment,
): Promise<void> {
  await tx.update(websiteRequests).set({ assigneeId }).where(eq(websiteRequests.id, requestId));
  await tx.insert(requestAssignments).values({ requestId, assigneeId, actorId });
}

const assignees = alias(users, 'assignees');

/** Assignments of a request, oldest first. */
export const listAssignments = (db: Connection, requestId: number) =>
  db
    .select({
      id: requestAssignments.id,
      assigneeName: sql<string | null>`coalesce(nullif(${assignees.name}, ''), ${assignees.email})`,
      actorName: users.name,
      createdAt: requestAssignments.createdAt,
    })
    .from(requestAssignments)
    .leftJoin(assignees, eq(assignees.id, requestAssignments.assigneeId))
    .leftJoin(users, eq(users.id, requestAssignments.actorId))
    .where(eq(requestAssignments.requestId, requestId))
    .orderBy(asc(requestAssignments.id));
