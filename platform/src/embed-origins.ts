import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedOfQuery } from '@vitrina/contract/rules/embed-events';

/** Where the backend of a local platform writes files for web servers. */
export const mapsDir = (storeDir: string): string => join(storeDir, 'maps');

/**
 * Sites allowed to frame a form, read from the same file as nginx does.
 * @returns null where all may
 */
export function embedAncestors(dir: string, address: string): string | null {
  const id = embedOfQuery(/\?.*/.exec(address)?.[0] ?? '');
  const file = join(dir, 'embed-origins-maps.conf');
  if (!id || !existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').matchAll(/^"(\w+)" "(.*)";$/gm);
  return new Map(Array.from(lines, ([, of = '', sites = '']) => [of, sites])).get(id) ?? null;
}
