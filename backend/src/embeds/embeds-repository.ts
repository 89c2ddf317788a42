import { randomInt } from 'node:crypto';
import { MAX_EMBEDS } from '@vitrina/contract/constants';
import type { GuestPlace } from '@vitrina/contract/entities/guest-answers';
import type { RequestPlace } from '@vitrina/contract/entities/request-place';
import { isOnSites } from '@vitrina/contract/rules/embed-origins';
import { maskPage } from '@vitrina/contract/rules/mask-page';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { UNSTORABLE } from '@vitrina/contract/rules/storable-text';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { embeds, websiteRequests } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newId = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const shown = (db: Connection) =>
  db
    .select({
      ...getTableColumns(embeds),
      sent: db.$count(
        websiteRequests,
        and(eq(websiteRequests.embedId, embeds.id), isNull(websiteRequests.heldAt)),
      ),
    })
    .from(embeds);
export type ShownEmbed = Awaited<ReturnType<typeof shown>>[number];

/** Newest first, ended ones last. */
export const listEmbeds = async (db: Connection, userId: number): Promise<ShownEmbed[]> =>
  await shown(db)
    .where(eq(embeds.userId, userId))
    .orderBy(sql`${embeds.endedAt} is not null`, desc(embeds.createdAt));

/** @throws HttpError `embed_not_found`, also for another person's embed */
export async function findEmbed(db: Connection, id: string, userId: number): Promise<ShownEmbed> {
  const [row] = await shown(db).where(and(eq(embeds.id, id), eq(embeds.userId, userId)));
  if (!row) throw new HttpError('embed_not_found');
  return row;
}

/** Public: needs only the id. @throws HttpError `embed_not_found` */
export async function placeOfEmbed(
  db: Connection,
  id: string,
): Promise<{ hasEnded: boolean; origins: string[] }> {
  const { endedAt, origins } = embeds;
  const [row] = await db.select({ endedAt, origins }).from(embeds).where(eq(embeds.id, id));
  if (!row) throw new HttpError('embed_not_found');
  return { hasEnded: row.endedAt !== null, origins: row.origins };
}

/**
 * The caller must have locked the account, or two concurrent insertions would both pass the limit.
 * @throws HttpError `too_many_embeds`
 */
export async function insertEmbed(
  tx: Transaction,
  { userId, name, origins }: { userId: number; name: string; origins?: string[] | undefined },
): Promise<ShownEmbed> {
  if ((await tx.$count(embeds, eq(embeds.userId, userId))) >= MAX_EMBEDS)
    throw new HttpError('too_many_embeds');
  const id = newId();
  await tx.insert(embeds).values({ id, userId, name, origins });
  return findEmbed(tx, id, userId);
}

interface EmbedChange {
  name?: string | undefined;
  ended?: boolean | undefined;
  origins?: string[] | undefined;
  /** Origins the editor saw. */
  origins_seen?: string[] | undefined;
}

/** Undefined fields stay. @throws HttpError `embed_not_found`, `version_conflict` */
export async function changeEmbed(
  tx: Transaction,
  own: { id: string; userId: number },
  { name, ended, origins, origins_seen: seen }: EmbedChange,
): Promise<ShownEmbed> {
  // Serialises concurrent changes, so that the second sees the first.
  await tx.select({ id: embeds.id }).from(embeds).where(eq(embeds.id, own.id)).for('update');
  const { endedAt, ...before } = await findEmbed(tx, own.id, own.userId);
  if (origins && seen && `${seen}` !== `${before.origins}`) throw new HttpError('version_conflict');
  const until = ended === undefined ? endedAt : ended ? (endedAt ?? new Date()) : null;
  await tx
    .update(embeds)
    .set({ name: name ?? before.name, endedAt: until, origins: origins ?? before.origins })
    .where(eq(embeds.id, own.id));
  return findEmbed(tx, own.id, own.userId);
}

/** The page as counted: with allowed origins, '' for a page elsewhere. */
export function pageOn(origins: readonly string[], page = ''): string {
  const masked = maskPage(page);
  return isOnSites(masked, origins) ? masked : '';
}

interface Place {
  embedId: string | null;
  embedPage: string;
  embedRef: string;
}

const MAX_REF = 100;
/** A site's own reference for a form's place, shortened for storage. */
export const keptRef = (ref = ''): string =>
  [...oneLine(ref.replace(UNSTORABLE, ' '))].slice(0, MAX_REF).join('');

/** Form and page of a request; an unknown or ended form counts as none. */
export async function placeOf(
  tx: Transaction,
  { embed: id, page, ref }: GuestPlace,
): Promise<Place> {
  const embedRef = keptRef(ref);
  const [row] = id
    ? await tx
        .select({ id: embeds.id, origins: embeds.origins })
        .from(embeds)
        .where(and(eq(embeds.id, id), isNull(embeds.endedAt)))
    : [];
  return row
    ? { embedId: row.id, embedPage: pageOn(row.origins, page), embedRef }
    : { embedId: null, embedPage: '', embedRef };
}

/** Form and page of a stored request; null when nothing is known. */
export async function findPlace(
  db: Connection,
  { embedId, embedPage: page, embedRef: ref }: Place,
): Promise<RequestPlace | null> {
  if (!embedId && !page && !ref) return null;
  const { name } = embeds;
  const [row] = embedId ? await db.select({ name }).from(embeds).where(eq(embeds.id, embedId)) : [];
  return { embed: embedId, name: row?.name ?? null, page, ref };
}
