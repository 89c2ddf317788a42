import type { Claim, Registry } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import type { Roster } from './roster-file.ts';

/** Without a list every value is allowed. */
const ANY: readonly string[] = ['any'];

/** Fields of a claim that this version does not know, as written: a later version may read a right in them. */
function othersOf(claim: Claim): Array<[key: string, written: string]> {
  const { id, path, access, documents, preloadCalls, slots, navigation, serves, ...others } = claim;
  return Object.entries(others).map(([key, value]) => [key, canonicalJson(value)]);
}

/** The rights that `live` gives and `wanted` does not, one phrase each. */
export function rosterLosses(live: Registry['roster'], wanted: Roster): string[] {
  const lost = Object.entries(live ?? {}).flatMap(([name, claims]) =>
    claims.flatMap((claim) => {
      const { id, path, access, documents, preloadCalls, slots = {}, ...lists } = claim;
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
        ...othersOf(claim)
          .filter(([key, written]) => !othersOf(kept).some(([k, w]) => k === key && w === written))
          .map(([key, written]) => `${name}: ${key} ${written} for ${id}`),
      ];
    }),
  );
  return [...new Set(lost)];
}
