import type { OnboardingStep } from '@vitrina/contract/rules/onboarding-steps';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { auditEntries, requestAsks, users } from '../database/schema.ts';
import { endOfCall } from './calls-repository.ts';
import type { TellingRequest } from './website-requests-repository.ts';

/**
 * Steps from an account to its live website, computed from the current data; `null` for a guest's or
 * refused request.
 */
export async function onboardingOf(
  db: Connection,
  request: TellingRequest,
): Promise<{ step: OnboardingStep; done: boolean }[] | null> {
  const { id, userId, status } = request;
  if (userId === null || status === 'rejected') return null;
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) return null;
  const isOver = status === 'completed';
  const hasVersion = isOver || status === 'in_test' || request.versionNumber !== null;
  const done: Record<OnboardingStep, boolean> = {
    name: owner.name !== '',
    password: owner.googleSubject !== null || (await choseOwnPassword(db, userId)),
    verified: owner.emailVerifiedAt !== null,
    company: request.hasCompany === true,
    call: isOver || wasCalled(request),
    // A version without any ask means that nothing was missing.
    needs: isOver || (await isAllGiven(db, id, hasVersion)),
    version: hasVersion,
    approval: isOver || request.versionAnswer === 'approved',
    live: request.liveUrl !== null,
  };
  return Object.entries(done).map(([step, isDone]) => ({
    step: step as OnboardingStep,
    done: isDone,
  }));
}

async function isAllGiven(
  db: Connection,
  requestId: number,
  wasNothingMissing: boolean,
): Promise<boolean> {
  const asked = and(eq(requestAsks.requestId, requestId), isNull(requestAsks.withdrawnAt));
  if (await db.$count(requestAsks, and(asked, isNull(requestAsks.answeredAt)))) return false;
  return (
    wasNothingMissing ||
    (await db.$count(requestAsks, and(asked, isNotNull(requestAsks.answeredAt)))) > 0
  );
}

const wasCalled = ({ lastCallAt }: TellingRequest): boolean =>
  lastCallAt !== null && endOfCall({ startsAt: lastCallAt }) <= new Date();

/** A guest's account starts with our password, sent by mail; the journal has later ones. */
async function choseOwnPassword(db: Connection, userId: number): Promise<boolean> {
  const ofUser = and(eq(auditEntries.kind, 'user'), eq(auditEntries.subjectId, userId));
  const ours = sql`${auditEntries.action} = 'created'
    and ${auditEntries.what} in ('create-guest-website-request', 'accept-website-request')`;
  const theirs = sql`${auditEntries.action} = 'changed' and ${auditEntries.after} ? 'password_hash'`;
  const [found] = await db
    .select({
      isOurs: sql<boolean>`coalesce(bool_or(${ours}), false)`,
      isTheirs: sql<boolean>`coalesce(bool_or(${theirs}), false)`,
    })
    .from(auditEntries)
    .where(ofUser);
  return !found?.isOurs || found.isTheirs;
}
