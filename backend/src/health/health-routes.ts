import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listMissingMigrations } from '../database/migrate.ts';
import { HttpError } from '../http/http-error.ts';

const PROBE = { logLevel: 'warn', config: { isPublic: true } } as const;

/** For the supervisor (`live`: restart me if not) and the load balancer (`ready`: send me requests). */
export function healthRoutes(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', PROBE, async () => ({ status: 'live' }));
  app.get('/health/ready', PROBE, async () => {
    if (closing) throw new HttpError('unavailable');
    const { db, migrations } = app.context;
    await db.execute(sql`select 1`);
    const missing = migrations ? await listMissingMigrations(db, migrations) : [];
    if (missing.length > 0) {
      throw new HttpError('schema_behind', { cause: new Error(`missing: ${missing.join(', ')}`) });
    }
    return { status: 'ready' };
  });
}
