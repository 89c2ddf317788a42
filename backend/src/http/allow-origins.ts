import cors from '@fastify/cors';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Origin header of a page without an origin, such as a frame with `sandbox` alone. */
const OPAQUE = 'null';

const calls: readonly Call[] = ALL_CALLS;
const open = calls.flatMap(({ allowsOpaqueOrigin, method, path }) =>
  allowsOpaqueOrigin ? new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`) : [],
);

/** A preflight has no route of its own: it names the method that follows. */
function isOpen({ method, url, headers }: FastifyRequest): boolean {
  const wanted = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  const [path = ''] = url.split('?', 1);
  return open.some((call) => call.test(`${wanted} ${path}`));
}

/** Any site can frame a page without an origin, so requests from one get no session. */
export const isOpaqueOrigin = ({ headers }: FastifyRequest): boolean => headers.origin === OPAQUE;

/**
 * Allows browsers to call from the configured origins, and from pages without an origin only where the
 * contract says so (docs/security.md#frames-without-an-origin).
 */
export async function allowOrigins(app: FastifyInstance): Promise<void> {
  const { allowedOrigins } = app.context.config;
  const optionsFor = (origin: string[]) => ({
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  const listed = optionsFor([...allowedOrigins]);
  const opaque = optionsFor([...allowedOrigins, OPAQUE]);
  await app.register(cors, {
    delegator: (request, done) => done(null, isOpen(request) ? opaque : listed),
  });
}
