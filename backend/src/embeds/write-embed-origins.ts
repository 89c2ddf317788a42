import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBED_ID } from '@vitrina/contract/rules/embed-events';
import { embedOrigin } from '@vitrina/contract/rules/embed-origins';
import { asc, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Connection } from '../database/database.ts';
import { embeds } from '../database/schema.ts';

/** Lines of an nginx `map`: form id -> `frame-ancestors` (docs/deployment.md#sites-of-a-form). */
export const EMBED_ORIGINS_FILE = 'embed-origins-maps.conf';

/**
 * Writes the allowed origins of forms for the web server. The platform's own pages are always allowed: the
 * builder shows the form there.
 * @returns whether something changed
 */
export async function writeEmbedOrigins(
  db: Connection,
  { mapsDir, origins }: Pick<Config, 'mapsDir' | 'origins'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: embeds.id, origins: embeds.origins })
    .from(embeds)
    .where(sql`cardinality(${embeds.origins}) > 0`)
    .orderBy(asc(embeds.id));
  const text = rows.map((row) => lineOf(row, origins.shell)).join('');
  const file = join(mapsDir, EMBED_ORIGINS_FILE);
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  // The web server runs as another user; the contents are public.
  await mkdir(mapsDir, { recursive: true, mode: 0o755 });
  const half = `${file}.${process.pid}`;
  try {
    await writeFile(half, text, { mode: 0o644 });
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return true;
}

/**
 * @throws Error for anything but an id and origins: one line that nginx refuses would hold back all
 *   releases
 */
function lineOf({ id, origins }: { id: string; origins: string[] }, shell: string): string {
  if (!EMBED_ID.test(id) || origins.some((origin) => embedOrigin(origin) !== origin))
    throw new Error(`Sites of the form "${id}" cannot be written: ${origins.join(' ')}`);
  return `"${id}" "${[shell, ...origins].join(' ')}";\n`;
}
