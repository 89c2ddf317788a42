import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { handleError } from './error-handler.ts';
import { logError } from './log-error.ts';

/** Shared by the API and the file host. */
export const serverOptions = (config: Config): FastifyServerOptions => ({
  logger: {
    level: config.logLevel,
    serializers: { err: logError },
  },
  // `log-requests.ts` writes one line per answer.
  logController: new LogController({ disableRequestLogging: true }),
  // An undecodable address reaches neither a route nor our error handler.
  frameworkErrors: handleError,
  genReqId: () => randomUUID(),
  trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  bodyLimit: 256 * 1024,
  // Gives up on slow or silent clients.
  requestTimeout: 30_000,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  forceCloseConnections: 'idle',
});
