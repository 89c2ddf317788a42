import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** They describe the original body. */
const OF_THE_FORMER = new Set(['etag', 'last-modified', 'content-length', 'transfer-encoding']);

export const isDocument = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/**
 * Inserts a script before the page's own, because WebDriver cannot. The script removes its element when it
 * runs, and the policy allows it by hash.
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
    name === 'content-security-policy' ? allowing(`'sha256-${hash}'`, String(value)) : value,
  ]);
  return {
    headers: {
      ...Object.fromEntries(kept.filter(([name]) => !OF_THE_FORMER.has(String(name)))),
      'content-length': Buffer.byteLength(body),
    },
    body,
  };
}

/** Without `script-src`, default-src applies, so a directive of its own is added. */
const allowing = (source: string, policy: string): string =>
  /script-src [^;]*/.test(policy)
    ? policy.replace(/script-src [^;]*/, `$& ${source}`)
    : `${policy}; script-src ${source}`;
