import cors from '@fastify/cors';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What browsers send for a page without an origin, such as a frame with `sandbox` alone. */
const OPAQUE = 'null';

const calls: readonly Call[] = ALL_CALLS;
const open = calls.flatMap(({ allowsOpaqueOrigin, method, path }) =>
  allowsOpaqueOrigin ? new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`) : [],
);

/** A preflight has no route of its own: it names the method that is to follow. */
function isOpen({ method, url, headers }: FastifyRequest): boolean {
  const wanted = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  const [path = ''] = url.split('?', 1);
  return open.some((call) => call.test(`${wanted} ${path}`));
}

/** Any site can frame a page without an origin: who asks from one gets nothing that signs in. */
export const isOpaqueOrigin = ({ headers }: FastifyRequest): boolean => headers.origin === OPAQUE;

/**
 * Lets browsers call from the origins of the configuration, and from pages without one only where
 * the contract says so (docs/security.md#frames-without-an-origin).
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
