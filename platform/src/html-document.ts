import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** One document with its headers, ready to be sent to anybody. */
export interface HtmlDocument {
  plain: Buffer;
  brotli: Buffer;
  headers: Record<string, string>;
  etag: string;
}

export function htmlDocument(text: string, headers: Record<string, string>): HtmlDocument {
  const plain = Buffer.from(text);
  // A policy that changes is news as well. Weak, because two encodings share it.
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
  /** Must not be kept by anybody: its address carries a token. */
  isSecret?: boolean;
}

/**
 * Sends a document that browsers keep and ask about each time (`no-cache` with an ETag): unlike
 * `no-store` this lets them keep the whole page for its back button.
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
