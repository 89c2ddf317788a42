import type { FastifyInstance } from 'fastify';

/** Logs one line per answer, without headers, bodies and query strings, which may contain secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'answered',
    );
  });
}
