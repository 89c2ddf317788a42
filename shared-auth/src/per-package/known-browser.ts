import { readText, writeText } from '@vitrina/shared-auth';

/**
 * Fields that identify this browser to login, registration and reset: a browser used before is not locked
 * out by wrong passwords entered elsewhere (docs/product.md#wrong-passwords).
 */
export function knownBrowser(): { device?: string } {
  const device = readText('vitrina:device');
  return device ? { device } : {};
}

/** Stores the token from the host's answer; it grants nothing, and survives the session. */
export function keepBrowser({ deviceToken }: { deviceToken?: string | null | undefined }): void {
  if (deviceToken) writeText('vitrina:device', deviceToken);
}
