import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../src/free-port.ts';
import { beginWith, isDocument } from './begin-document.ts';

/** Proxy for one browser. Not every driver can go offline. */
export interface Connection {
  /** `host:port` */
  proxy: string;
  cut(): void;
  /** Only matching paths fail. */
  cutOff(paths: RegExp): void;
  mend(): void;
  /** Holds the next request for this path. @returns function that lets it through */
  holdNext(path: string): () => void;
  /** Runs a script before the page's own in each new document. */
  beginDocuments(script: string): void;
  stop(): Promise<void>;
}

/** Forwards requests to servers on this machine. */
export async function startConnection(): Promise<Connection> {
  let unreachable: RegExp | undefined;
  let held: { path: string; released: Promise<void> } | undefined;
  let beginning: string | undefined;
  const answer = async (passed: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = passed.statusCode ?? 502;
    if (beginning === undefined || !isDocument(passed)) {
      response.writeHead(status, passed.headers);
      passed.pipe(response);
      return;
    }
    const { headers, body } = beginWith(beginning, passed, await text(passed));
    response.writeHead(status, headers).end(body);
  };
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const { port, pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
    if (unreachable?.test(pathname)) return incoming.socket.destroy();
    const { method } = incoming;
    const headers = { ...incoming.headers };
    // The proxy rewrites the document, so it must not be compressed.
    if (beginning !== undefined && headers.accept?.includes('text/html'))
      headers['accept-encoding'] = 'identity';
    const pass = () => {
      const passed = request({ host: '127.0.0.1', port, path: pathname + search, method, headers });
      passed.once('response', (answered) => {
        answer(answered, response).catch(() => incoming.socket.destroy());
      });
      passed.once('error', () => incoming.socket.destroy());
      // An event stream ends when its page closes.
      response.once('close', () => passed.destroy());
      incoming.pipe(passed);
    };
    if (pathname !== held?.path || method === 'OPTIONS') return pass();
    void held.released.then(pass);
    held = undefined;
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    proxy: `127.0.0.1:${port}`,
    cut() {
      unreachable = /^/;
      for (const socket of sockets) socket.destroy();
    },
    cutOff(paths) {
      unreachable = paths;
    },
    mend() {
      unreachable = undefined;
    },
    holdNext(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released };
      return release;
    },
    beginDocuments(script) {
      beginning = script;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
