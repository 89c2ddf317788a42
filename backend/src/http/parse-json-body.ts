import type { FastifyInstance } from 'fastify';

/**
 * Uses Fastify's own JSON parser (which refuses `__proto__`), but accepts an empty body: some clients send
 * the content type without one.
 */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else {
      parse(request, body as string, done);
    }
  });
}
