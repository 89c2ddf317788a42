import type { FastifyInstance } from 'fastify';
import { ASK_FOR_PASSWORD, isPassword } from './basic-password.ts';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route outside the contract: anybody may use it. */
    isPublic?: true;
    /** Programs ask it, no person does: of the pages for development, one without a password. */
    isForPrograms?: true;
  }
  interface FastifyInstance {
    /** Every route, as `GET /health/live`, that answers without a session. */
    publicRoutes: readonly string[];
  }
}

/**
 * Protected is the default: a route is either a call of the contract, which says who may make it, or
 * says itself that it is public. One that says nothing stops the start.
 */
export function guardRoutes(app: FastifyInstance): void {
  guardDevelopmentPages(app);
  const publicRoutes: string[] = [];
  app.decorate('publicRoutes', publicRoutes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.isPublic ? 'public' : config?.call?.access;
    if (!access) throw new Error(`Nobody said who may use ${method} ${url}.`);
    if (access !== 'public' && access !== 'optional') return;
    for (const name of [method].flat()) {
      if (name !== 'HEAD') publicRoutes.push(`${name} ${url}`);
    }
  });
}

/** Where strangers reach them, the pages under `/dev/` ask for the password of the configuration. */
function guardDevelopmentPages(app: FastifyInstance): void {
  const { devPassword } = app.context.config;
  if (devPassword === null) return;
  app.addHook('onRequest', async ({ routeOptions: { url, config }, headers }, reply) => {
    if (!url?.startsWith('/dev/') || config.isForPrograms) return;
    if (isPassword(headers.authorization, devPassword)) return;
    void reply.headers(ASK_FOR_PASSWORD);
    throw new HttpError('not_authenticated');
  });
}
