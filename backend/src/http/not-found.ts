import type { FastifyInstance } from 'fastify';
import { handleError } from './error-handler.ts';
import { HttpError } from './http-error.ts';

/** Unknown paths answer 404; a path that exists with other methods answers 405 and names them. */
export function refuseUnknown(app: FastifyInstance): void {
  const known: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
    known.push({ pattern, methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = known.filter(({ pattern }) => pattern.test(path)).flatMap((r) => r.methods);
    if (allowed.length > 0) void reply.header('allow', [...new Set(allowed)].join(', '));
    const code = allowed.length > 0 ? 'method_not_allowed' : 'not_found';
    handleError(new HttpError(code), request, reply);
  });
}
