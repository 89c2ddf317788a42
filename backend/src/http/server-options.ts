import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { handleError } from './error-handler.ts';

/** Common to the API and the file host. */
export const serverOptions = (config: Config): FastifyServerOptions => ({
  logger: {
    level: config.logLevel,
    // Requests are logged without headers, bodies and query strings: those may hold secrets.
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
    },
  },
  // An address that cannot be decoded reaches no route and no error handler of ours.
  frameworkErrors: handleError,
  genReqId: () => randomUUID(),
  trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  bodyLimit: 256 * 1024,
  // A slow or silent client is not waited for.
  requestTimeout: 30_000,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  forceCloseConnections: 'idle',
});
