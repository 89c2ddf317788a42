import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';

const PROBE = { logLevel: 'warn', config: { isPublic: true } } as const;

/** For the supervisor (`live`: restart me if not) and the balancer (`ready`: send me requests). */
export function healthRoutes(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', PROBE, async () => ({ status: 'live' }));
  app.get('/health/ready', PROBE, async () => {
    if (closing) throw new HttpError('unavailable');
    await app.context.db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}
