import type { RequestListener } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument } from '@vitrina/federation/embed-document';

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
export const EMBED_PATH = '/q/v1/';

/** The embed's origin: the questionnaire's frame document, its files, and the loader. */
export function embedHandler(
  template: string,
  config: PlatformConfig,
  files: RequestListener,
): RequestListener {
  const plain = Buffer.from(renderEmbedDocument(template, config));
  const brotli = brotliCompressSync(plain);
  const headers = { ...embedHeaders(template, config), vary: 'accept-encoding' };
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    // The raw template must not be served, and the document has one address.
    if (path === `${EMBED_PATH}index.html` || `${path}/` === EMBED_PATH) {
      response.writeHead(308, { location: EMBED_PATH }).end();
      return;
    }
    if (path !== EMBED_PATH) return files(request, response);
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, { ...headers, ...(compressed && { 'content-encoding': 'br' }) });
    response.end(request.method === 'HEAD' ? undefined : compressed ? brotli : plain);
  };
}
