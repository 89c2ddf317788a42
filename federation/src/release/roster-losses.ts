import type { Registry } from '@vitrina/contract/registry';
import type { Roster } from './roster-file.ts';

/** Without a list every value is allowed. */
const ANY: readonly string[] = ['any'];

/** The rights that `live` gives and `wanted` does not, one phrase each. */
export function rosterLosses(live: Registry['roster'], wanted: Roster): string[] {
  const lost = Object.entries(live ?? {}).flatMap(([name, claims]) =>
    claims.flatMap(({ id, path, access, documents, preloadCalls, slots = {}, ...lists }) => {
      const kept = wanted[name]?.find((one) => one.id === id && one.path === path);
      if (!kept) return [`${name}: ${id} at ${path}`];
      const missing = (what: string, had: readonly string[], has: readonly string[] = []) =>
        had
          .filter((one) => !has.includes(one) && has !== ANY)
          .map((one) => `${name}: the ${what} "${one}" for ${id}`);
      return [
        ...missing('access', access, kept.access),
        ...missing('document', documents, kept.documents),
        ...missing('call', preloadCalls, kept.preloadCalls),
        ...missing('place', lists.navigation ?? ANY, kept.navigation ?? ANY),
        ...missing('purpose', lists.serves ?? ANY, kept.serves ?? ANY),
        ...missing('slot', Object.keys(slots), Object.keys(kept.slots ?? {})),
        ...Object.entries(slots).flatMap(([slot, fills]) =>
          missing(`fill of ${slot}`, fills, kept.slots?.[slot]),
        ),
      ];
    }),
  );
  return [...new Set(lost)];
}
