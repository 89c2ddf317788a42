import type { Day } from '@vitrina/contract/rules/bucharest-day';

/** A real calendar day from an address; null for `2026-02-31`. */
export function readDay(text: string | null): Day | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text && new Date(time || 0).toISOString().startsWith(`${text}T`) ? text : null;
}
