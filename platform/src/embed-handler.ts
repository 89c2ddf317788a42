import type { RequestListener } from 'node:http';
import type { PlatformConfig } from '@vitrina/contract/config';
import { embedHeaders, renderEmbedDocument } from '@vitrina/federation/embed-document';
import { htmlDocument, sendHtml } from './html-document.ts';

/**
 * Serves the embed's origin: frame documents, their files, and loaders.
 * @param templates path -> template, one per language
 */
export function embedHandler(
  templates: ReadonlyMap<string, string>,
  config: PlatformConfig,
  files: RequestListener,
  ancestorsOf: (address: string) => string | null = () => null,
): RequestListener {
  const rendered = Array.from(templates, ([path, template]) => {
    const text = renderEmbedDocument(template, config);
    const framedBy = (ancestors?: string) =>
      htmlDocument(text, embedHeaders(template, config, ancestors));
    return [path, { framedBy, everywhere: framedBy() }] as const;
  });
  const documents = new Map(rendered);
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const document = documents.get(path);
    if (document) {
      const ancestors = ancestorsOf(request.url ?? '/');
      return sendHtml(
        request,
        response,
        ancestors ? document.framedBy(ancestors) : document.everywhere,
      );
    }
    // Never serve the raw template; each document has one address.
    const address = path.replace(/\/(index\.html)?$|$/, '/');
    if (!documents.has(address)) return files(request, response);
    response.writeHead(308, { location: address }).end();
  };
}
