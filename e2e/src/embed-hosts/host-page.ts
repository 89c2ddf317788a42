import { createServer, type Server } from 'node:http';
import { freePort } from '../free-port.ts';

/** A page of a third-party site. */
export interface HostPage {
  /** Everything after the doctype. */
  html: string;
  /** For another doctype, or '' for files that are not HTML. */
  doctype?: string;
  headers?: Record<string, string>;
}

export interface HostSite {
  url: string;
  close(): Promise<void>;
}

/** Serves pages on an unrelated origin: path -> page. */
export async function startHostSite(pages: Record<string, HostPage>): Promise<HostSite> {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '/').split('?')[0] ?? '/'];
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...page?.headers,
    });
    response.end(page ? `${page.doctype ?? '<!doctype html>'}${page.html}` : '');
  });
  return listen(server);
}

/** Starts a server on a free local port. */
export async function listen(server: Server): Promise<HostSite> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The snippet that site owners copy. `embed`: the frame's address, with its query. */
export const snippet = (embed: string): string => `
<iframe src="${embed}" title="Cerere site" width="100%" height="662" frameborder="0" loading="lazy"
  sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox" data-site-quiz></iframe>
<script async src="${new URL('loader.js', embed).href}"></script>`;
