import { fold } from '@vitrina/contract/rules/fold';

/** Cached, because each written page of a catalogue asks for the same names. */
const known = new Map<string, string>();

/** Kind of a product: the first word of its name, as in „Ruj mat Catifea”. */
export function kindOf(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const kind = fold(name).trim().split(/\s+/, 1)[0] ?? '';
  known.set(name, kind);
  return kind;
}
