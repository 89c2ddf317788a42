import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { handleError } from './error-handler.ts';
import { logError } from './log-error.ts';

/** Common to the API and the file host. */
export const serverOptions = (config: Config): FastifyServerOptions => ({
  logger: {
    level: config.logLevel,
    serializers: { err: logError },
  },
  // One line a request, when it is answered: `log-requests.ts`.
  logController: new LogController({ disableRequestLogging: true }),
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
