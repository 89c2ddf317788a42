import type { KnownPath } from '@vitrina/federation/known-paths';

/** A silent host must not hold up a page. */
const PATIENCE_MS = 1000;

/** Statuses of a host for a thing that does not exist. */
const MISSING = [400, 404];

/** 404 for an address without a page, or whose thing the host does not have. */
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
