import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import { findTicketOwner, insertTicket } from './files-repository.ts';

const LASTS_MS = 10 * 60_000;

const hash = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Issues a right to upload at the normal rate for ten minutes; stored hashed. */
export async function issueTicket(
  db: Connection,
  userId: number,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LASTS_MS);
  await insertTicket(db, { tokenHash: hash(ticket), userId, expiresAt });
  return { ticket, expiresAt };
}

/** @returns the ticket's owner; undefined when it is unknown or expired */
export const ticketOwner = (db: Connection, ticket: string): Promise<number | undefined> =>
  findTicketOwner(db, hash(ticket));
