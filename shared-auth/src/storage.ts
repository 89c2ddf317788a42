/**
 * Local storage that cannot break the page: blocked, full or corrupt storage reads as absent and ignores
 * writes. Keys `token`, `user` and `cart` hold plain values (docs/product.md#storage-keys); all our other
 * keys start with `vitrina:`.
 */
export type StorageKey = 'token' | 'user' | 'cart' | `vitrina:${string}`;

/** Storage of this browser, or of this tab. */
type StorageArea = 'local' | 'tab';

/** @throws when the browser refuses it */
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? localStorage : sessionStorage;

/**
 * The stored text; `null` when missing or blocked.
 * @param area `tab` for this tab's session storage
 * @example const view = readText('vitrina:orders-view') ?? 'cards';
 */
export function readText(key: StorageKey, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param area `tab` for this tab's session storage
 * @returns the parsed value; `undefined` when missing or not JSON
 * @example
 * const stored = readJson('vitrina:views');
 * const views = Array.isArray(stored) ? stored : [];
 */
export function readJson(key: StorageKey, area: StorageArea = 'local'): unknown {
  const text = readText(key, area);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param area `tab` for this tab's session storage
 * @returns whether the value was stored
 * @example writeText('vitrina:orders-view', 'table');
 */
export function writeText(key: StorageKey, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a value as JSON.
 * @param area `tab` for this tab's session storage
 * @returns whether it was stored
 * @example
 * const draft = { name: 'Ana', phone: '' };
 * if (!writeJson('vitrina:draft', draft, 'tab')) console.warn('The draft is in memory only.');
 */
export const writeJson = (key: StorageKey, value: unknown, area: StorageArea = 'local'): boolean =>
  writeText(key, JSON.stringify(value), area);

/**
 * Removes a key; does nothing when storage is blocked.
 * @param area `tab` for this tab's session storage
 * @example remove('vitrina:draft', 'tab');
 */
export function remove(key: StorageKey, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/**
 * Calls `listener` when another tab changes one of `keys` or clears the storage, and after a page is
 * restored, which was not notified meanwhile.
 */
export function onOtherTab(keys: readonly StorageKey[], listener: () => void): void {
  // There are no other tabs while prerendering.
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
