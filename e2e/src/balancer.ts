import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export interface Balancer {
  /** `http://localhost:…` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * One address for several servers on this machine: each connection goes to the first reachable one and closes
 * with it.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const server = createServer((caller) => lead(caller, ports));
  function lead(caller: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void caller.destroy();
    const way = connect(port, '127.0.0.1');
    const goOn = () => lead(caller, others);
    way.once('error', goOn);
    way.once('connect', () => {
      way.off('error', goOn);
      join(caller, way);
      join(way, caller);
    });
  }
  function join(from: Socket, to: Socket): void {
    open.add(from);
    from.pipe(to);
    // `close` follows every error.
    from.on('error', () => {});
    from.once('close', () => {
      open.delete(from);
      to.destroy();
    });
  }
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
