import type { RequestListener } from 'node:http';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument } from '@vitrina/federation/embed-document';

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
export const EMBED_PATH = '/q/v1/';

/** The embed's origin: the questionnaire's frame document, and its files. */
export function embedHandler(
  template: string,
  config: PlatformConfig,
  files: RequestListener,
): RequestListener {
  const document = renderEmbedDocument(template, config);
  const headers = embedHeaders(config);
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    // The raw template must not be served, and the document has one address.
    if (path === `${EMBED_PATH}index.html` || `${path}/` === EMBED_PATH) {
      response.writeHead(308, { location: EMBED_PATH }).end();
      return;
    }
    if (path !== EMBED_PATH) return files(request, response);
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : document);
  };
}
