import { readJson, remove, writeJson } from '@vitrina/shared-auth';

const KEY = 'vitrina:checkout';

/**
 * Identifies this browser's checkout to the host, in all tabs and after leaving the page: a returning buyer
 * gets the same payment and keeps the held pieces. An invalid stored key counts as none.
 */
export function checkoutKey(): string {
  const stored = readJson(KEY);
  const known =
    typeof stored === 'object' && stored !== null && 'checkoutKey' in stored
      ? stored.checkoutKey
      : null;
  if (typeof known === 'string') return known;
  const key = crypto.randomUUID();
  writeJson(KEY, { checkoutKey: key });
  return key;
}

/** The next purchase is a new checkout. */
export const forgetCheckoutKey = (): void => remove(KEY);
