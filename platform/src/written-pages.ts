import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenRoute } from '@vitrina/federation/written-routes';
import { type HtmlDocument, htmlDocument } from './html-document.ts';

/** Reads written documents of remotes; null where there is none. */
export interface WrittenPagesReader {
  live(path: string): HtmlDocument | null;
  gone(path: string): HtmlDocument | null;
}

/** Documents kept compressed. */
const KEPT = 500;

/** @param dir folder of the store with written pages */
export function writtenPages(
  dir: string,
  routes: readonly WrittenRoute[],
  headers: Record<string, string>,
): WrittenPagesReader {
  const patterns = routes.map(({ pattern, folders }) => ({ is: new RegExp(pattern), folders }));
  const kept = new Map<string, HtmlDocument>();

  const read = (file: string): HtmlDocument | null => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return null;
    const key = `${file} ${found.mtimeMs}`;
    const known = kept.get(key);
    if (known) return known;
    const document = htmlDocument(readFileSync(file, 'utf8'), headers);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, document);
    return document;
  };
  const first = (kind: 'live' | 'gone', path: string): HtmlDocument | null => {
    const folders = patterns.find(({ is }) => is.test(path))?.folders ?? [];
    // The page of `/blog/` is that of `/blog`.
    const name = path.replace(/\/+$/, '');
    for (const folder of folders) {
      const document = read(join(dir, folder, `${kind}${name}.html`));
      if (document) return document;
    }
    return null;
  };
  return { live: (path) => first('live', path), gone: (path) => first('gone', path) };
}
