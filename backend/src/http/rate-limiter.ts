import { createHash } from 'node:crypto';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import { HttpError } from './http-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits on attempts per subject: a network (`networkOf`), an account, or both together. */
export const LIMITS = {
  /** Per account and network. Successful sign-ins do not count. */
  'login-pair': { attempts: 10, seconds: 15 * MINUTE },
  /** Per account and known browser. */
  'login-browser': { attempts: 10, seconds: 15 * MINUTE },
  /** Per account, over all unknown browsers. */
  'login-account': { attempts: 50, seconds: 15 * MINUTE },
  'login-network': { attempts: 100, seconds: 15 * MINUTE },
  register: { attempts: 30, seconds: HOUR },
  'forgot-account': { attempts: 5, seconds: HOUR },
  'forgot-address': { attempts: 30, seconds: HOUR },
  'reset-password': { attempts: 30, seconds: HOUR },
  'verify-email': { attempts: 30, seconds: HOUR },
  /** Per account. */
  'send-verification': { attempts: 5, seconds: HOUR },
  'exchange-token': { attempts: 60, seconds: 15 * MINUTE },
  google: { attempts: 60, seconds: 15 * MINUTE },
  'guest-request': { attempts: 30, seconds: HOUR },
  /** A visit makes about a dozen; an office is one network. */
  'embed-count': { attempts: 1200, seconds: 10 * MINUTE },
  /** Each mails an address that may be another person's. */
  'guest-request-recipient': { attempts: 10, seconds: HOUR },
  'website-request': { attempts: 60, seconds: HOUR },
  /** Includes buyers polling for pieces. */
  'payment-intent': { attempts: 240, seconds: 10 * MINUTE },
  /** By amount alone: holds nothing, but staff must look at each charge. */
  'amount-payment': { attempts: 20, seconds: 10 * MINUTE },
  /** Without a verified payment: each waits for staff, and sends a mail. */
  'unverified-order': { attempts: 5, seconds: HOUR },
  'unverified-order-recipient': { attempts: 3, seconds: HOUR },
  /** Per payment by amount alone, which may be refunded after a day (docs/product.md#unplaced-payments). */
  'unverified-order-paid': { attempts: 3, seconds: 24 * HOUR },
  /** Declined cards (docs/product.md#card-testing). */
  'refused-payment': { attempts: 5, seconds: HOUR },
  'refused-card': { attempts: 5, seconds: HOUR },
  'refused-network': { attempts: 15, seconds: HOUR },
  order: { attempts: 60, seconds: 10 * MINUTE },
  /** A page polls every few seconds while the bank decides. */
  'payment-look-up': { attempts: 240, seconds: 10 * MINUTE },
  /** Wrong keys count as well, against guessing. */
  'order-page': { attempts: 120, seconds: 10 * MINUTE },
  /** Per order: each mails the buyer. */
  'order-link': { attempts: 3, seconds: 24 * HOUR },
  /** Each may mail an address that is another person's. */
  'stock-alert': { attempts: 20, seconds: HOUR },
  /** Per link, against guessing. */
  'stock-alert-link': { attempts: 60, seconds: HOUR },
  withdrawal: { attempts: 20, seconds: HOUR },
  /** Counted before anything is read; `upload` and `upload-without-ticket` once the sender is known. */
  'upload-address': { attempts: 300, seconds: 10 * MINUTE },
  /** Per account. */
  'test-mail': { attempts: 20, seconds: HOUR },
  /** Per inviter over all addresses; one address gets five mails a day. */
  'staff-invitation': { attempts: 30, seconds: 24 * HOUR },
  /** Per account. */
  'request-message': { attempts: 120, seconds: 10 * MINUTE },
  upload: { attempts: 120, seconds: 10 * MINUTE },
  'upload-without-ticket': { attempts: 20, seconds: 10 * MINUTE },
} as const;

type Limit = keyof typeof LIMITS;

export interface RateLimiter {
  /** False in tests and load measurements. */
  readonly isOn: boolean;
  /** Counts an attempt. @throws HttpError `rate_limited` above the limit */
  take(limit: Limit, subject: string): Promise<void>;
  /** Counts an attempt. @returns whether it is within the limit, for answers that must not reveal it */
  allows(limit: Limit, subject: string): Promise<boolean>;
  /** Counts nothing. @throws HttpError `rate_limited` when the subject has no attempts left */
  check(limit: Limit, subject: string): Promise<void>;
  /** Undoes a counted attempt. */
  giveBack(limit: Limit, subject: string): Promise<void>;
}

/** Counts in the database, so that all processes share the limits. */
export const databaseRateLimiter = (db: Database): RateLimiter => {
  const allows = (limit: Limit, subject: string) => countAttempt(db, limit, subject);
  return {
    isOn: true,
    allows,
    async take(limit, subject) {
      if (!(await allows(limit, subject))) throw new HttpError('rate_limited');
    },
    async check(limit, subject) {
      if (await isUsedUp(db, limit, subject)) throw new HttpError('rate_limited');
    },
    async giveBack(limit, subject) {
      await db
        .update(rateLimits)
        .set({ attempts: sql`${rateLimits.attempts} - 1` })
        .where(and(eq(rateLimits.key, keyOf(limit, subject)), gt(rateLimits.attempts, 0)));
    },
  };
};

async function countAttempt(db: Database, limit: Limit, subject: string): Promise<boolean> {
  const { attempts, seconds } = LIMITS[limit];
  const key = keyOf(limit, subject);
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

async function isUsedUp(db: Database, limit: Limit, subject: string): Promise<boolean> {
  const isOver = and(
    eq(rateLimits.key, keyOf(limit, subject)),
    gte(rateLimits.attempts, LIMITS[limit].attempts),
    gt(rateLimits.windowEndsAt, sql`now()`),
  );
  return (await db.$count(rateLimits, isOver)) > 0;
}

/** Hashed: the table contains no addresses of people. */
const keyOf = (limit: Limit, subject: string): string =>
  `${limit}:${createHash('sha256').update(subject).digest('base64url')}`;

/** For tests and load measurements. */
export const noRateLimiter: RateLimiter = {
  isOn: false,
  take: async () => {},
  allows: async () => true,
  check: async () => {},
  giveBack: async () => {},
};

/** Deletes rows whose window has ended. */
export const deleteOldLimits = (db: Database) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
