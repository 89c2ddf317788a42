import type { Registry } from '@vitrina/contract/registry';
import type { Roster } from './roster-file.ts';

/** The rights that `live` gives and `wanted` does not, one phrase each. */
export function rosterLosses(live: Registry['roster'], wanted: Roster): string[] {
  const lost = Object.entries(live ?? {}).flatMap(([name, claims]) =>
    claims.flatMap(({ id, path, access, documents, preloadCalls, navigation = [], slots = {} }) => {
      const kept = wanted[name]?.find((one) => one.id === id && one.path === path);
      if (!kept) return [`${name}: ${id} at ${path}`];
      const missing = (what: string, had: readonly string[], has: readonly string[] = []) =>
        had
          .filter((one) => !has.includes(one))
          .map((one) => `${name}: the ${what} "${one}" for ${id}`);
      return [
        ...missing('access', access, kept.access),
        ...missing('document', documents, kept.documents),
        ...missing('call', preloadCalls, kept.preloadCalls),
        // Without a list every place is allowed.
        ...missing('place', navigation, kept.navigation ?? navigation),
        ...Object.entries(slots).flatMap(([slot, fills]) =>
          missing(`fill of ${slot}`, fills, kept.slots?.[slot]),
        ),
      ];
    }),
  );
  return [...new Set(lost)];
}
