export interface Command {
  id: string;
  title: string;
  keywords?: readonly string[];
  /** Keys in sequence, `['g', 'o']`; with `Mod` (Ctrl or Cmd) together: `['Mod', 'k']`. */
  keys: readonly string[];
  kind?: string;
  run: () => void;
}

/** Keys for reading: `Ctrl + K`, `G apoi O`. */
export const keysText = (keys: readonly string[], between: string): string =>
  keys[0] === 'Mod'
    ? `Ctrl + ${keys[1]?.toUpperCase()}`
    : keys.map((key) => key.toUpperCase()).join(` ${between} `);
