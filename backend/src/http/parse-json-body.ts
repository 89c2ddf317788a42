import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * JSON with Fastify's own parser (which refuses `__proto__`), but an empty body is no body: some
 * clients send the content type without one.
 */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else {
      parse(request, body as string, (error, value) => {
        if (error || !hasHalfCharacter(value)) done(error, value);
        else done(new HttpError('malformed_request'));
      });
    }
  });
}

/** Half of a surrogate pair is no text: PostgreSQL does not store it. It is written as an escape. */
const hasHalfCharacter = (value: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));
