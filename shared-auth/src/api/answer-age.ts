const askedAt = new WeakMap<AbortSignal, number>();

/** For a query that is answered by what was asked for earlier, at `at` (ms since 1970). */
export function setAskedAt(signal: AbortSignal, at: number): void {
  askedAt.set(signal, Math.min(at, askedAt.get(signal) ?? at));
}

/** When the host was asked for what answers the query with `signal`, if that was earlier. */
export const askedAtOf = (signal: AbortSignal): number | undefined => askedAt.get(signal);
