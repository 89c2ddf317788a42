import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from '@vitrina/federation/release/content-type';
import type { SiteRoutes } from '@vitrina/federation/site-documents';
import { SPECULATION_RULES_PATH } from '@vitrina/federation/speculation-rules';
import { pageStatus } from './page-status.ts';
import { staticFiles } from './static-files.ts';

/** @param port 0: one of the system's choice. @throws Error when it is taken */
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

/**
 * The shell's origin as a static host serves it: nothing but files of the store. An address without a page
 * answers 404.
 * @param api origin of the host, which is asked whether a thing exists
 */
export function storedShell(root: string, api: string): RequestListener {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = staticFiles(join(root, 'site'));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/registry.json')
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(text('registry.json'));
    const site = JSON.parse(text('html/headers.json')) as SiteRoutes & { folder: string };
    if (pathname === SPECULATION_RULES_PATH)
      return void response
        .writeHead(200, { 'content-type': contentType(pathname) })
        .end(text(site.folder + pathname));
    if (extname(pathname) !== '') return files(request, response);
    const document = site.pages[pathname] ?? '_default.html';
    const answer = (status: 200 | 404) =>
      response.writeHead(status, site.headers[document]).end(text(`${site.folder}/${document}`));
    if (site.known) void pageStatus(site.known, pathname, api).then(answer);
    else answer(200);
  };
}
