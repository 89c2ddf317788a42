import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Payments } from './payments/payments.ts';
import type { Catalogue } from './products/catalogue.ts';

/** What routes work with. */
export interface Context {
  config: Config;
  db: Database;
  payments: Payments;
  files: FileStore;
  /** What only some may read; no other host serves it. */
  privateFiles: FileStore;
  catalogue: Catalogue;
  limits: RateLimiter;
  /** Folder of the migrations that this program needs; where it is absent, readiness does not ask for them. */
  migrations?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}
