import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Of the server's own document, not of the changed one. */
const OF_THE_FORMER = new Set(['etag', 'last-modified', 'content-length', 'transfer-encoding']);

export const isDocument = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/**
 * A document with a script before all of its own, for an engine whose driver runs none there. The
 * script leaves the document when it runs, and the policy allows it by its hash.
 */
export function beginWith(
  script: string,
  { headers }: IncomingMessage,
  html: string,
): { headers: OutgoingHttpHeaders; body: string } {
  const code = `document.currentScript.remove();${script}`;
  const hash = createHash('sha256').update(code).digest('base64');
  const body = html.replace(/<head[^>]*>/i, (head) => `${head}<script>${code}</script>`);
  const kept = Object.entries(headers).map(([name, value]) => [
    name,
    name === 'content-security-policy'
      ? String(value).replace(/script-src [^;]*/, `$& 'sha256-${hash}'`)
      : value,
  ]);
  return {
    headers: {
      ...Object.fromEntries(kept.filter(([name]) => !OF_THE_FORMER.has(String(name)))),
      'content-length': Buffer.byteLength(body),
    },
    body,
  };
}
