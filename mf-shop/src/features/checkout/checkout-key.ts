import { readJson, remove, writeJson } from '@vitrina/shared-auth';

const KEY = 'vitrina:checkout';

/**
 * Names this browser's checkout to the host, beyond the page and in all tabs: whoever comes back is
 * answered the same payment and keeps the pieces that it holds. Anything damaged counts as none.
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

/** The next purchase is another one. */
export const forgetCheckoutKey = (): void => remove(KEY);
