import type { KnownPath } from '@vitrina/federation/known-paths';

/** A page does not wait longer for the host: silent, it keeps no page away. */
const PATIENCE_MS = 1000;

/** Answers that say that there is no such thing. */
const MISSING = [400, 404];

/** 404 where an address has no page, or the host does not have the thing that it names. */
export async function pageStatus(
  known: readonly KnownPath[],
  pathname: string,
  apiOrigin: string,
): Promise<200 | 404> {
  const path = known.find(({ pattern }) => new RegExp(pattern).test(pathname));
  if (!path) return 404;
  if (!path.exists) return 200;
  const call = pathname.replace(new RegExp(path.pattern), path.exists);
  const answer = await fetch(apiOrigin + call, {
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  return answer && MISSING.includes(answer.status) ? 404 : 200;
}
