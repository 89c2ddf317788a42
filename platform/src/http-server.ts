import { createServer, type RequestListener, type Server } from 'node:http';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';

/** A server that can be stopped and started again on the same port, as tests of failures need. */
export interface HttpServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends at once, open connections included. */
  stop(): Promise<void>;
}

/** @param handler looked up for each request, so that it may change while the server runs */
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
