import type { RequestListener } from 'node:http';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument } from '@vitrina/federation/embed-document';
import { htmlDocument, sendHtml } from './html-document.ts';

/** Path of the frame document on the embed's origin; it is part of the public snippet. */
export const EMBED_PATH = '/q/v1/';

/** The embed's origin: the questionnaire's frame document, its files, and the loader. */
export function embedHandler(
  template: string,
  config: PlatformConfig,
  files: RequestListener,
): RequestListener {
  const document = htmlDocument(
    renderEmbedDocument(template, config),
    embedHeaders(template, config),
  );
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    // The raw template must not be served, and the document has one address.
    if (path === `${EMBED_PATH}index.html` || `${path}/` === EMBED_PATH) {
      response.writeHead(308, { location: EMBED_PATH }).end();
      return;
    }
    if (path !== EMBED_PATH) return files(request, response);
    sendHtml(request, response, document);
  };
}
