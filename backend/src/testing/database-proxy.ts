import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** SQLSTATE of a full disk: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const DISK_FULL = '53100';
const WRITES = /\b(?:insert into|update|delete from)\b/i;

/** Proxy between a pool and the real server, which can cut connections, stop, delay, or report a full disk. */
export class DatabaseProxy {
  #target: NetConnectOpts = { port: 0 };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  /** Delay of each statement, in ms. */
  delayMs = 0;
  /** Refuses statements that write. */
  isFull = false;

  /**
   * Sets the proxied database; call it after the start.
   * @param real its address: over TCP, or over a unix socket (`?host=…`)
   * @returns its address behind the proxy
   */
  standBefore(real: string): string {
    const url = new URL(real);
    const folder = url.searchParams.get('host');
    this.#target = folder
      ? { path: join(folder, '.s.PGSQL.5432') }
      : { host: url.hostname, port: Number(url.port || 5432) };
    url.host = `127.0.0.1:${this.#port}`;
    url.searchParams.delete('host');
    return url.href;
  }

  async start(): Promise<void> {
    this.#server = createServer((client) => this.#serve(client));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
  }

  /** Like a stopped server: breaks open connections and no longer listens. */
  async stop(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #serve(client: Socket): void {
    const server = connect(this.#target);
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    server.pipe(client);
    // In order: no statement overtakes a delayed one.
    let earlier = Promise.resolve();
    client.on('data', (chunk) => {
      earlier = earlier.then(() => this.#forward(chunk, client, server));
    });
  }

  async #forward(chunk: Buffer, client: Socket, server: Socket): Promise<void> {
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.isFull && WRITES.test(chunk.toString('latin1'))) client.write(diskFull());
    else server.write(chunk);
  }
}

/** `ErrorResponse` and `ReadyForQuery`: https://www.postgresql.org/docs/18/protocol-message-formats.html */
function diskFull(): Buffer {
  const fields = Buffer.from(
    `SERROR\0VERROR\0C${DISK_FULL}\0Mcould not extend file: No space left on device\0\0`,
  );
  return Buffer.concat([message('E', fields), message('Z', Buffer.from('E'))]);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
