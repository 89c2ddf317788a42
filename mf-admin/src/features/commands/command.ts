/** Something a person can do, shown alike by palette, menu and shortcut. */
export interface Command {
  id: string;
  title: string;
  /** Further words that find it. */
  keywords?: readonly string[];
  /** Keys in a row: `['g', 'o']`, `['Mod', 'k']` (Ctrl or Cmd) together. */
  keys: readonly string[];
  /** What it leads to, said where there are no keys. */
  kind?: string;
  run: () => void;
}

/** Keys as people read them: `Ctrl + K`, `G apoi O`. */
export const keysText = (keys: readonly string[], between: string): string =>
  keys[0] === 'Mod'
    ? `Ctrl + ${keys[1]?.toUpperCase()}`
    : keys.map((key) => key.toUpperCase()).join(` ${between} `);
