import type { FastifyInstance } from 'fastify';
import { ASK_FOR_PASSWORD, isPassword } from './basic-password.ts';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route outside the contract that anybody may use. */
    isPublic?: true;
    /** Called by programs only: the one development page without a password. */
    isForPrograms?: true;
  }
  interface FastifyInstance {
    /** Routes that answer without a session, such as `GET /health/live`. */
    publicRoutes: readonly string[];
  }
}

/**
 * Routes are protected by default: each is a call of the contract, which says who may make it, or declares
 * itself public. Anything else stops the start.
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

/** When strangers can reach them, pages under `/dev/` require the configured password. */
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
