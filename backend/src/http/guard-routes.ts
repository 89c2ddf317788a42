import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route outside the contract: anybody may use it. */
    isPublic?: true;
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
