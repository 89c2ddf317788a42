import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A document with its headers, the same for everybody. */
export interface HtmlDocument {
  plain: Buffer;
  brotli: Buffer;
  headers: Record<string, string>;
  etag: string;
}

export function htmlDocument(text: string, headers: Record<string, string>): HtmlDocument {
  const plain = Buffer.from(text);
  // Includes the headers: a changed policy must be fetched too. Weak, because two encodings share it.
  const hash = createHash('sha256').update(plain).update(JSON.stringify(headers));
  return {
    plain,
    brotli: brotliCompressSync(plain),
    headers,
    etag: `W/"${hash.digest('base64url')}"`,
  };
}

interface Answer {
  status?: 200 | 404;
  /** Never cached: its address carries a token. */
  isSecret?: boolean;
}

/**
 * Sends a document with `no-cache` and an ETag, so that browsers revalidate it: unlike `no-store`, this
 * keeps the page in the back-forward cache.
 */
export function sendHtml(
  request: IncomingMessage,
  response: ServerResponse,
  { plain, brotli, headers, etag }: HtmlDocument,
  { status = 200, isSecret = false }: Answer = {},
): void {
  const isKnown = status === 200 && !isSecret && request.headers['if-none-match'] === etag;
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(isKnown ? 304 : status, {
    ...headers,
    ...(isSecret
      ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
      : status === 200 && { etag }),
    vary: 'accept-encoding',
    ...(compressed && !isKnown && { 'content-encoding': 'br' }),
  });
  const body = compressed ? brotli : plain;
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}
