import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Profile } from './profile.ts';
import type { Written } from './written.ts';

export interface Cached {
  answer: Written;
  headers: Record<string, string>;
}

/** Caches GET answers like an outdated CDN. */
export function createOldCopies(cache: NonNullable<Profile['cache']>) {
  const copies = new Map<string, { answer: Written; at: number }>();
  return (request: IncomingMessage, fresh: Written): Cached => {
    const { url = '/', headers } = request;
    const copy = headers.authorization === undefined ? copies.get(url) : undefined;
    const age = copy ? Date.now() - copy.at : 0;
    const kept = copy && age < cache.copyMs ? copy.answer : fresh;
    if (kept === fresh && headers.authorization === undefined)
      copies.set(url, { answer: fresh, at: Date.now() });
    const etag = `"${createHash('sha1').update(kept.body).digest('hex').slice(0, 16)}"`;
    return {
      answer: headers['if-none-match'] === etag ? { ...kept, status: 304, body: '' } : kept,
      headers: {
        'Cache-Control': cache.header,
        ETag: etag,
        Age: String(kept === fresh ? 0 : Math.floor(age / 1000)),
      },
    };
  };
}
