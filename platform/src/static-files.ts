import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;

/** Writes `.br` and `.gz` beside each text file over 1 kB that has none yet. */
export function precompress(dir: string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, file);
    if (!COMPRESSIBLE.test(file) || existsSync(`${path}.br`)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Serves a folder of immutable files to every origin. What is missing is a plain 404, never a
 * page: HTML in place of a script would be run or cached as one.
 * The folder is read when this is called; call it again after publishing.
 */
export function staticFiles(dir: string): RequestListener {
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders: (response) => setAssetHeaders(response),
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    serve(request, response, () => refuse(response, 404));
  };
}

function setAssetHeaders(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
}

export function refuse(response: ServerResponse, status: number): void {
  setAssetHeaders(response);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(status === 404 ? 'Not found' : 'Method not allowed');
}
