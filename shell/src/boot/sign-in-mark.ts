import { readJson, remove } from '@vitrina/shared-auth/storage';

/** Stored in the tab that leaves for Google and returns to it. */
export const SIGN_IN_MARK = 'vitrina:sign-in';

/** Longer than a sign-in at Google takes. */
const LASTS_MS = 10 * 60_000;

export interface SignInMark {
  /** ms since 1970 */
  begunAt: number;
  /** Redeems the returned token; absent when the host knows no challenge. */
  verifier?: string;
}

/** Takes the mark of a sign-in that began in this tab within ten minutes. */
export function takeSignInMark(): SignInMark | null {
  const kept = readJson(SIGN_IN_MARK, 'tab') as Partial<SignInMark> | null | undefined;
  remove(SIGN_IN_MARK, 'tab');
  const { begunAt, verifier } = kept ?? {};
  if (typeof begunAt !== 'number' || Math.abs(Date.now() - begunAt) > LASTS_MS) return null;
  return typeof verifier === 'string' ? { begunAt, verifier } : { begunAt };
}
