import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { FRESHNESS_FILE } from '@vitrina/contract/delegation';
import { contentType } from '@vitrina/federation/release/content-type';
import type { SiteRoutes } from '@vitrina/federation/site-documents';
import { SPECULATION_RULES_PATH } from '@vitrina/federation/speculation-rules';
import { htmlDocument, sendHtml } from './html-document.ts';
import { pageStatus } from './page-status.ts';
import { staticFiles } from './static-files.ts';
import { writtenPages } from './written-pages.ts';

/** @param port 0: any free one. @throws Error when it is taken */
export function listen(
  handler: RequestListener,
  port = 0,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address() as AddressInfo;
      resolve({ server, origin: `http://localhost:${address.port}` });
    });
  });
}

/** The live registry, and its freshness where roots delegate that. */
const LIVE_FILES: readonly string[] = ['/registry.json', `/${FRESHNESS_FILE}`];

/**
 * Serves the shell's origin like a static host: files of the store only. An address without a page answers
 * 404.
 * @param api origin of the host, which knows whether a thing exists
 */
export function storedShell(root: string, api: string): RequestListener {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = staticFiles(join(root, 'site'));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (LIVE_FILES.includes(pathname)) {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      if (!existsSync(join(root, pathname))) return void response.writeHead(404).end();
      return void response.writeHead(200, headers).end(text(pathname));
    }
    const site = JSON.parse(text('html/headers.json')) as SiteRoutes & { folder: string };
    if (pathname === SPECULATION_RULES_PATH)
      return void response
        .writeHead(200, { 'content-type': contentType(pathname) })
        .end(text(site.folder + pathname));
    if (extname(pathname) !== '') return files(request, response);
    const ahead = writtenPages(
      join(root, 'html/pages'),
      site.written ?? [],
      site.headers['_default.html'] ?? {},
    );
    const file = site.pages[pathname] ?? '_default.html';
    const answer = (known: 200 | 404) => {
      const live = known === 200 ? ahead.live(pathname) : null;
      const gone = live ? null : ahead.gone(pathname);
      const document =
        live ?? gone ?? htmlDocument(text(`${site.folder}/${file}`), site.headers[file] ?? {});
      sendHtml(request, response, document, { status: gone ? 404 : known });
    };
    if (site.known) void pageStatus(site.known, pathname, api).then(answer);
    else answer(200);
  };
}
