import { readJson, remove } from '@vitrina/shared-auth/storage';

/** Kept in the tab that leaves for Google: it comes back there. */
export const SIGN_IN_MARK = 'vitrina:sign-in';

/** Longer than anybody stays at Google. */
const LASTS_MS = 10 * 60_000;

/** That a sign-in was begun here. */
export interface SignInMark {
  /** ms since 1970 */
  begunAt: number;
  /** Redeems the token that comes back; absent where the host knows no challenge. */
  verifier?: string;
}

/** The mark of a sign-in that was begun in this tab in the last ten minutes; it is used up. */
export function takeSignInMark(): SignInMark | null {
  const kept = readJson(SIGN_IN_MARK, 'tab') as Partial<SignInMark> | null | undefined;
  remove(SIGN_IN_MARK, 'tab');
  const { begunAt, verifier } = kept ?? {};
  if (typeof begunAt !== 'number' || Math.abs(Date.now() - begunAt) > LASTS_MS) return null;
  return typeof verifier === 'string' ? { begunAt, verifier } : { begunAt };
}
