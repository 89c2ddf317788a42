import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { HttpError } from './http-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried by one subject: a network address, an account, or both together. */
export const LIMITS = {
  /** Of one account from one address, taken first: no address alone uses up an account's attempts. */
  'login-pair': { attempts: 10, seconds: 15 * MINUTE },
  'login-account': { attempts: 50, seconds: 15 * MINUTE },
  'login-address': { attempts: 100, seconds: 15 * MINUTE },
  register: { attempts: 30, seconds: HOUR },
  'forgot-account': { attempts: 5, seconds: HOUR },
  'forgot-address': { attempts: 30, seconds: HOUR },
  'reset-password': { attempts: 30, seconds: HOUR },
  google: { attempts: 60, seconds: 15 * MINUTE },
  'guest-request': { attempts: 30, seconds: HOUR },
  /** Each brings a mail to an address that perhaps is somebody else's. */
  'guest-request-recipient': { attempts: 10, seconds: HOUR },
  'website-request': { attempts: 60, seconds: HOUR },
  'payment-intent': { attempts: 120, seconds: 10 * MINUTE },
  order: { attempts: 60, seconds: 10 * MINUTE },
  withdrawal: { attempts: 20, seconds: HOUR },
  /** Counted before anything is read; the two below when it is known who sends. */
  'upload-address': { attempts: 300, seconds: 10 * MINUTE },
  upload: { attempts: 120, seconds: 10 * MINUTE },
  'upload-without-ticket': { attempts: 20, seconds: 10 * MINUTE },
} as const;

type Limit = keyof typeof LIMITS;

export interface RateLimiter {
  /** Counts one attempt. @throws HttpError `rate_limited` when it is one too many */
  take(limit: Limit, subject: string): Promise<void>;
  /** Counts one attempt. @returns whether it is within the limit, for an answer that must not tell */
  allows(limit: Limit, subject: string): Promise<boolean>;
}

/** Counts in the database, so that all processes share the limits. */
export const databaseRateLimiter = (db: Database): RateLimiter => {
  const allows = (limit: Limit, subject: string) => countAttempt(db, limit, subject);
  return {
    allows,
    async take(limit, subject) {
      if (!(await allows(limit, subject))) throw new HttpError('rate_limited');
    },
  };
};

async function countAttempt(db: Database, limit: Limit, subject: string): Promise<boolean> {
  const { attempts, seconds } = LIMITS[limit];
  // Hashed: the table holds no addresses of people.
  const key = `${limit}:${createHash('sha256').update(subject).digest('base64url')}`;
  const over = sql`${rateLimits.windowEndsAt} <= now()`;
  const windowEndsAt = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${over} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${windowEndsAt} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts });
  return row === undefined || row.attempts <= attempts;
}

/** For tests and load measurements. */
export const noRateLimiter: RateLimiter = { take: async () => {}, allows: async () => true };

/** Rows of windows that are over are only rubbish. */
export const deleteOldLimits = (db: Database) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
