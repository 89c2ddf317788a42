import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from '../release/content-type.ts';
import type { ReleaseManifest } from '../release-file.ts';
import { DevelopmentError } from './development-error.ts';

/** Build event for the page, by `GET /events`. */
export type DevelopmentEvent =
  | { type: 'release'; manifest: ReleaseManifest }
  | { type: 'failed'; message: string };

interface ServerOptions {
  /** Origin to listen on, on this machine. */
  origin: string;
  /** The only origin whose pages may read. */
  shellOrigin: string;
  /** Folder that contains `<release>/`. */
  dir: string;
}

export interface DevelopmentServer {
  /** Notifies open and future pages. */
  tell(event: DevelopmentEvent): void;
  close(): Promise<void>;
}

/** `/<release>/<file>`: only files of releases. */
const FILE = /^\/\d+\.\d+\.\d+-[0-9a-f]{8,}(?:\/[\w-][\w.-]*)+$/;

/**
 * Serves one remote's builds to pages of one deployed shell, on this machine only.
 * @throws DevelopmentError when the port is taken
 */
export async function startDevelopmentServer({
  origin,
  shellOrigin,
  dir,
}: ServerOptions): Promise<DevelopmentServer> {
  const { host, port } = new URL(origin);
  const pages = new Set<ServerResponse>();
  /** The last release, and problems since. */
  let current: DevelopmentEvent[] = [];

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method, url = '/' } = request;
    // A foreign host name that resolves to this machine belongs to another site.
    if (headers.host !== host) return refuse(response, 403);
    if (headers.origin !== undefined && headers.origin !== shellOrigin)
      return refuse(response, 403);
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
    response.setHeader('access-control-allow-origin', shellOrigin);
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('timing-allow-origin', shellOrigin);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-store');
    if (url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': here\n\n');
      for (const event of current) response.write(written(event));
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return;
    }
    const path = url.replace(/\?.*/, '');
    const file = join(dir, path);
    if (!FILE.test(path) || !existsSync(file)) return refuse(response, 404);
    response.writeHead(200, { 'content-type': contentType(file) });
    if (method === 'HEAD') return void response.end();
    // A folder, or a file deleted just now.
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  };

  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new DevelopmentError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken, and the pages of ${shellOrigin} look for a remote there only: end what listens there, maybe another remote.`
            : `${origin} cannot be listened on: ${error.message}.`,
        ),
      ),
    );
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  return {
    tell(event) {
      current = event.type === 'release' ? [event] : [...current.slice(0, 1), event];
      for (const page of pages) page.write(written(event));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const written = ({ type, ...data }: DevelopmentEvent): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

function refuse(response: ServerResponse, status: 403 | 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(`${status}`);
}
