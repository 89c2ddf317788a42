import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, actAs } from '../database/actor.ts';

/** Names the caller before any handler runs, for every route. */
export function nameActors(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => actAs(actorOf(request), done));
}

function actorOf({ session, id, method, routeOptions: { config, url } }: FastifyRequest): Actor {
  const call = { what: config.call?.name ?? `${method} ${url}`, request: id };
  if (config.isForPrograms) return { kind: 'system', ...call };
  if (!session) return { kind: 'visitor', ...call };
  return { kind: 'person', id: session.user.id, session: nameOf(session.tokenHash), ...call };
}

/** A hash of the stored hash, so that an entry does not identify the session's row. */
const nameOf = (tokenHash: string): string =>
  createHash('sha256').update(`audit ${tokenHash}`).digest('hex').slice(0, 12);
