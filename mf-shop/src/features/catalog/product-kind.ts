import { fold } from '@vitrina/contract/rules/fold';

/** A name is asked about again for each page that is written from one catalogue. */
const known = new Map<string, string>();

/** What a product is: the first word of its name, as in „Ruj mat Catifea”. */
export function kindOf(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const kind = fold(name).trim().split(/\s+/, 1)[0] ?? '';
  known.set(name, kind);
  return kind;
}
