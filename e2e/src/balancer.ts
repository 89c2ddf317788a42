import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export interface Balancer {
  /** `http://localhost:…` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * One address before several servers of this machine, in turn; what cannot be reached is left out.
 * Connections end with the server that they led to.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((caller) => lead(caller, ports.length));
  function lead(caller: Socket, tries: number): void {
    if (tries === 0) return void caller.destroy();
    const way = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    way.once('error', () => lead(caller, tries - 1));
    way.once('connect', () => {
      way.removeAllListeners('error');
      for (const [from, to] of [
        [caller, way],
        [way, caller],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => {});
        from.once('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      }
    });
  }
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
