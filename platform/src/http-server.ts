import { createServer, type RequestListener, type Server } from 'node:http';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';

/** Server that tests can stop and restart on the same port. */
export interface HttpServer {
  readonly url: string;
  start(): Promise<void>;
  /** Closes open connections too. */
  stop(): Promise<void>;
}

/** @param handler looked up for each request, so that it can change while the server runs */
export function httpServer(port: number, handler: () => RequestListener): HttpServer {
  let server: Server | undefined;
  return {
    url: `http://localhost:${port}`,
    async start() {
      const starting = createServer((request, response) => {
        response.setHeader('strict-transport-security', ONLY_HTTPS);
        try {
          handler()(request, response);
        } catch (error) {
          // One bad request must not end the process that serves all origins.
          console.error(error);
          if (response.headersSent) response.destroy();
          else response.writeHead(500, { 'content-type': 'text/plain' }).end('Server error');
        }
      });
      await new Promise<void>((resolve, reject) => {
        starting.once('error', reject);
        starting.listen(port, '127.0.0.1', resolve);
      });
      server = starting;
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (!stopping) return;
      await new Promise<void>((resolve) => {
        stopping.close(() => resolve());
        stopping.closeAllConnections();
      });
    },
  };
}
