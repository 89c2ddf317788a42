import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { SiteRoutes } from '@vitrina/federation/site-documents';
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

/** The shell's origin as a static host serves it: nothing but files of the store. */
export function storedShell(root: string): RequestListener {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = staticFiles(join(root, 'site'));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/registry.json')
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(text('registry.json'));
    if (extname(pathname) !== '') return files(request, response);
    const site = JSON.parse(text('html/headers.json')) as SiteRoutes & { folder: string };
    const document = site.pages[pathname] ?? '_default.html';
    response.writeHead(200, site.headers[document]).end(text(`${site.folder}/${document}`));
  };
}
