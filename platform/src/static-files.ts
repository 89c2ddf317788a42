import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;

/** Writes missing `.br` and `.gz` beside each text file over 1 kB. */
export function precompress(dir: string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, file);
    if (!COMPRESSIBLE.test(file) || existsSync(`${path}.br`)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    // For our 5.2 MB of builds, quality 9 takes twelve times as long and saves one per cent.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Serves a folder to every origin. A missing file is a plain 404, never a page: HTML in place of a script
 * would be run or cached as one. HTML is not served, because templates are not pages. The folder is read
 * once; call it again after publishing.
 * @param isImmutable true for files that never change at their path; others are never stored
 */
export function staticFiles(
  dir: string,
  isImmutable: (path: string) => boolean = isHashed,
): RequestListener {
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      setAssetHeaders(response);
      response.setHeader('cache-control', isImmutable(path) ? IMMUTABLE : 'no-store');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (/\.html($|\?)/i.test(request.url ?? '')) return refuse(response, 404);
    serve(request, response, () => refuse(response, 404));
  };
}

/** Files of a release store: each is in its release's folder, which never changes. */
export const releaseFiles = (store: string): RequestListener => staticFiles(store, () => true);

/** Content-hashed names of the bundler: `index.1d9a8c6621.css`. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(path);

export function setAssetHeaders(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
}

const STATUS_TEXT = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' } as const;

export function refuse(response: ServerResponse, status: keyof typeof STATUS_TEXT): void {
  setAssetHeaders(response);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(STATUS_TEXT[status]);
}
