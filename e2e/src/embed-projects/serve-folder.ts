import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type HostSite, listen } from '../embed-hosts/host-page.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves built pages like a plain web server, on an unrelated origin. */
export async function serveFolder(dir: string): Promise<HostSite> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURI((request.url ?? '/').split('?')[0] ?? '/'));
    const asked = join(dir, path);
    const file =
      existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(isThere ? readFileSync(file) : '');
  });
  return listen(server);
}
