import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from './health/health-routes.ts';
import type { Context } from './http/context.ts';
import { handleError } from './http/error-handler.ts';
import { refuseUnknown } from './http/not-found.ts';
import { parseJsonBody } from './http/parse-json-body.ts';
import { serverOptions } from './http/server-options.ts';
import { productsRoutes } from './products/products-routes.ts';

const RESOURCES = [healthRoutes, productsRoutes];

/** The API with all its routes; it does not listen yet. */
export async function buildApi(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify(serverOptions(config));
  app.decorate('context', context);
  app.decorateRequest('session', null);
  app.decorateRequest('token', null);
  // Before the routes: each takes the handler that is set when it is registered.
  app.setErrorHandler(handleError);
  parseJsonBody(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refuseUnknown(app);
  for (const routes of RESOURCES) routes(app);
  return app;
}
