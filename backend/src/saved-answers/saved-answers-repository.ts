import { MAX_SAVED_ANSWERS } from '@vitrina/contract/constants';
import { nameKey } from '@vitrina/contract/rules/name-key';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { savedAnswers, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

const SHOWN = {
  id: savedAnswers.id,
  title: savedAnswers.title,
  text: savedAnswers.text,
  authorName: users.name,
};

const shown = (db: Connection) =>
  db.select(SHOWN).from(savedAnswers).leftJoin(users, eq(users.id, savedAnswers.authorId));
export type ShownAnswer = Awaited<ReturnType<typeof shown>>[number];

/** By name. */
export const listAnswers = async (db: Connection): Promise<ShownAnswer[]> =>
  await shown(db).orderBy(sql`lower(${savedAnswers.title})`);

/** The caller has locked the table. @param ownId the row that may keep its name */
async function refuseTaken(tx: Transaction, title: string, ownId?: number): Promise<void> {
  const key = nameKey(title);
  const known = await tx
    .select({ id: savedAnswers.id, title: savedAnswers.title })
    .from(savedAnswers);
  if (known.some((other) => other.id !== ownId && nameKey(other.title) === key))
    throw new HttpError('saved_answer_exists', { field: 'title' });
}

/** @throws HttpError `too_many_saved_answers`, `saved_answer_exists` */
export async function insertAnswer(
  tx: Transaction,
  answer: { title: string; text: string; authorId: number },
): Promise<ShownAnswer> {
  // Otherwise two concurrent insertions would both pass the limit.
  await tx.execute(sql`lock table ${savedAnswers} in share row exclusive mode`);
  if ((await tx.$count(savedAnswers)) >= MAX_SAVED_ANSWERS)
    throw new HttpError('too_many_saved_answers');
  await refuseTaken(tx, answer.title);
  const [row] = await tx.insert(savedAnswers).values(answer).returning({ id: savedAnswers.id });
  if (!row) throw new Error('The insert returned no row.');
  const [stored] = await shown(tx).where(eq(savedAnswers.id, row.id));
  if (!stored) throw new Error('The answer is gone.');
  return stored;
}

/**
 * The author stays: editing a text does not take it over.
 * @throws HttpError `saved_answer_exists`, `saved_answer_not_found`
 */
export async function updateAnswer(
  tx: Transaction,
  { id, ...answer }: { id: number; title: string; text: string },
): Promise<ShownAnswer> {
  // Otherwise two concurrent changes could both find the name free.
  await tx.execute(sql`lock table ${savedAnswers} in share row exclusive mode`);
  await refuseTaken(tx, answer.title, id);
  await tx.update(savedAnswers).set(answer).where(eq(savedAnswers.id, id));
  const [stored] = await shown(tx).where(eq(savedAnswers.id, id));
  if (!stored) throw new HttpError('saved_answer_not_found');
  return stored;
}

/** @returns whether there was one */
export async function deleteAnswer(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .delete(savedAnswers)
    .where(eq(savedAnswers.id, id))
    .returning({ id: savedAnswers.id });
  return rows.length > 0;
}
