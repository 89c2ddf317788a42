import type { QuestionnaireAnswers } from '@vitrina/contract/entities/questionnaire-answers';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { websiteRequestEvents, websiteRequests } from '../database/schema.ts';

export type RequestRow = typeof websiteRequests.$inferSelect;

interface NewRequest {
  userId: number | null;
  email: string;
  phone: string;
  answers: QuestionnaireAnswers;
}

/** Stores a request and the first of its events. */
export async function insertRequest(db: Connection, request: NewRequest): Promise<void> {
  const rows = await db
    .insert(websiteRequests)
    .values(request)
    .returning({ id: websiteRequests.id, status: websiteRequests.status });
  await db.insert(websiteRequestEvents).values(
    rows.map(({ id, status }) => ({
      requestId: id,
      toStatus: status,
      actorId: request.userId,
    })),
  );
}

/** The newest first. @param userId of one person; all when left out */
export const listRequests = (db: Connection, userId?: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(websiteRequests)
    .where(userId === undefined ? undefined : eq(websiteRequests.userId, userId))
    .orderBy(desc(websiteRequests.createdAt), desc(websiteRequests.id));

/** Nobody else can change the row until the transaction ends. */
export async function lockRequest(db: Connection, id: number): Promise<RequestRow | null> {
  const rows = await db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.id, id))
    .for('update');
  return rows[0] ?? null;
}

/** Sets the status and writes the event. */
export async function changeStatus(
  db: Connection,
  { id, status: fromStatus }: RequestRow,
  toStatus: RequestStatus,
  actorId: number,
): Promise<void> {
  await db
    .update(websiteRequests)
    .set({ status: toStatus, statusUpdatedAt: sql`now()` })
    .where(eq(websiteRequests.id, id));
  await db.insert(websiteRequestEvents).values({ requestId: id, fromStatus, toStatus, actorId });
}
