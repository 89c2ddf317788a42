import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Payments } from './payments/payments.ts';
import type { Catalogue } from './products/catalogue.ts';

/** Dependencies of the routes. */
export interface Context {
  config: Config;
  db: Database;
  payments: Payments;
  files: FileStore;
  /** Files for authorised readers only; no other host serves them. */
  privateFiles: FileStore;
  catalogue: Catalogue;
  limits: RateLimiter;
  /** Folder of the migrations this program needs; without it readiness does not check them. */
  migrations?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}
