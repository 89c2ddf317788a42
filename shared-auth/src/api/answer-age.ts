const askedAt = new WeakMap<AbortSignal, number>();

/** Marks a query's answer as older: it was requested at `at` (ms since 1970). */
export function setAskedAt(signal: AbortSignal, at: number): void {
  askedAt.set(signal, Math.min(at, askedAt.get(signal) ?? at));
}

/** When the query's answer was requested, if earlier than the query. */
export const askedAtOf = (signal: AbortSignal): number | undefined => askedAt.get(signal);
