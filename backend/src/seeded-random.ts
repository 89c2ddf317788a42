/** A sequence of numbers in [0, 1), the same for the same seed, so that demonstration data are reproducible. */
export type Random = () => number;

/** Mulberry32, seeded with a 32-bit hash of the text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** One of `items`, each equally likely. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** One of `items`, each as likely as its weight says. */
export function pickWeighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  let rest = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return pick(random, items)[0];
}
