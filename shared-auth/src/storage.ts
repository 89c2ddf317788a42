/**
 * Local storage that cannot break the page: blocked, full or corrupt storage reads as absent
 * and writes as nothing. Keys `token`, `user` and `cart` hold bare values (rulings 1); every
 * other key of ours starts with `vitrina:`.
 */
export type StorageKey = 'token' | 'user' | 'cart' | `vitrina:${string}`;

export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns the parsed value, or `undefined` when there is none or it is not JSON */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns whether the value was stored */
export function writeText(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const writeJson = (key: StorageKey, value: unknown): boolean =>
  writeText(key, JSON.stringify(value));

export function remove(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Calls `listener` when another tab changes one of `keys` or clears the storage. */
export function onOtherTab(
  keys: readonly StorageKey[],
  listener: (key: StorageKey | null) => void,
): () => void {
  const handle = (event: StorageEvent) => {
    if (event.storageArea !== safeLocalStorage()) return;
    if (event.key === null || keys.includes(event.key as StorageKey))
      listener(event.key as StorageKey | null);
  };
  // Prerendering has no other tabs.
  if (typeof addEventListener === 'undefined') return () => {};
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

function safeLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
