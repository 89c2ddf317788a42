/**
 * Local storage that cannot break the page: blocked, full or corrupt storage reads as absent
 * and writes as nothing. Keys `token`, `user` and `cart` hold bare values (docs/product.md#storage-keys); every
 * other key of ours starts with `vitrina:`.
 */
export type StorageKey = 'token' | 'user' | 'cart' | `vitrina:${string}`;

/** Where a value is kept: in this browser, or until this tab is closed. */
type StorageArea = 'local' | 'tab';

/** @throws where the browser refuses it */
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? localStorage : sessionStorage;

export function readText(key: StorageKey, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** @returns the parsed value, or `undefined` when there is none or it is not JSON */
export function readJson(key: StorageKey, area: StorageArea = 'local'): unknown {
  const text = readText(key, area);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns whether the value was stored */
export function writeText(key: StorageKey, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const writeJson = (key: StorageKey, value: unknown, area: StorageArea = 'local'): boolean =>
  writeText(key, JSON.stringify(value), area);

export function remove(key: StorageKey, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/**
 * Calls `listener` when another tab changes one of `keys` or clears the storage, and when it may have:
 * a page from the back/forward cache was told nothing while it lay there.
 */
export function onOtherTab(keys: readonly StorageKey[], listener: () => void): void {
  // Prerendering has no other tabs.
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== safeLocalStorage()) return;
    if (key === null || keys.includes(key as StorageKey)) listener();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}

function safeLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
