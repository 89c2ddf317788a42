import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { withBrandColors } from './embed-document.ts';

/** Path of the frame document on the embed's origin; part of the public snippet. */
export const EMBED_PATH = '/q/v1/';

/** Folder of another language; nginx uses the same rule. */
const LANGUAGE = /^[a-z]{2}$/;

/**
 * A build's frame documents in the brand's colours: path on the embed's origin -> template. The first is
 * Romanian; each folder named after a language holds another.
 * @throws Error when the build has no frame documents
 * @example
 * import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
 * const html = embedTemplates('/srv/quiz/dist', LOCAL_CONFIG.brand).get('/q/v1/en/');
 */
export function embedTemplates(
  buildDir: string,
  brand: PlatformConfig['brand'],
): ReadonlyMap<string, string> {
  const languages = readdirSync(join(buildDir, EMBED_PATH)).filter((name) => LANGUAGE.test(name));
  const paths = [EMBED_PATH, ...languages.map((language) => `${EMBED_PATH}${language}/`)];
  const fileOf = (path: string) => join(buildDir, path, 'index.html');
  return new Map(
    paths
      .filter((path) => path === EMBED_PATH || existsSync(fileOf(path)))
      .map((path) => [path, withBrandColors(readFileSync(fileOf(path), 'utf8'), brand)]),
  );
}
