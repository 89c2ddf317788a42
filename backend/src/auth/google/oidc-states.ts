import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { oidcStates } from '../../database/schema.ts';
import { hashToken } from '../../sessions/tokens.ts';
import type { SignInSecrets } from './identity-provider.ts';

/** Time limit for staying at the provider. */
export const STATE_SECONDS = 600;

export async function keepState(
  db: Connection,
  { state, nonce, codeVerifier }: SignInSecrets,
  { redirect, challenge = null }: { redirect: string; challenge?: string | null | undefined },
): Promise<void> {
  const expiresAt = new Date(Date.now() + STATE_SECONDS * 1000);
  const stateHash = hashToken(state);
  await db
    .insert(oidcStates)
    .values({ stateHash, nonce, codeVerifier, redirect, challenge, expiresAt });
}

/** Consumes the state: it is valid once. */
export async function takeState(
  db: Connection,
  state: string,
): Promise<(SignInSecrets & { redirect: string; challenge: string | null }) | null> {
  const [row] = await db
    .delete(oidcStates)
    .where(and(eq(oidcStates.stateHash, hashToken(state)), gt(oidcStates.expiresAt, sql`now()`)))
    .returning();
  return row ? { ...row, state } : null;
}

export const deleteExpiredStates = (db: Connection) =>
  db.delete(oidcStates).where(lt(oidcStates.expiresAt, sql`now()`));
