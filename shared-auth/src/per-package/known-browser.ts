import { readText, writeText } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/**
 * The field by which login, registration and reset name this browser to the host: one that an account
 * was used in is not locked out by wrong passwords from elsewhere (docs/product.md#wrong-passwords).
 */
export function knownBrowser(): { device?: string } {
  const device = readText('vitrina:device');
  return device ? { device } : {};
}

/** Keeps the name that the host answered; it opens nothing, and outlasts the session. */
export function keepBrowser({ deviceToken }: { deviceToken?: string | null | undefined }): void {
  if (deviceToken) writeText('vitrina:device', deviceToken);
}
