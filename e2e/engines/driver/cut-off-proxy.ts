import { createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '../../src/free-port.ts';

/** The connection of one browser, which can be cut: no driver does that in every engine. */
export interface Connection {
  /** `host:port` */
  proxy: string;
  cut(): void;
  /** Only requests for paths like this fail. */
  cutOff(paths: RegExp): void;
  mend(): void;
  /** The next request for this path is not passed on. @returns passes it on, once it came */
  holdNext(path: string): () => void;
  stop(): Promise<void>;
}

/** Passes requests on to servers of this machine. */
export async function startConnection(): Promise<Connection> {
  /** Paths that are not reached. */
  let unreachable: RegExp | undefined;
  let held: { path: string; released: Promise<void> } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const { port, pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
    if (unreachable?.test(pathname)) return incoming.socket.destroy();
    const { method, headers } = incoming;
    const pass = () => {
      const passed = request({ host: '127.0.0.1', port, path: pathname + search, method, headers });
      passed.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.once('error', () => incoming.socket.destroy());
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
