import { readText, writeText } from '@vitrina/shared-auth';

/**
 * Fields that identify this browser to login, registration and reset: a browser used before is not locked
 * out by wrong passwords entered elsewhere (docs/product.md#wrong-passwords).
 * @example
 * import { login } from '@vitrina/contract/calls/login';
 * import { callApi } from '@vitrina/shared-auth';
 * const body = { email: 'ana@exemplu.ro', password: 'parola', ...knownBrowser() };
 * const answer = await callApi(login, { body });
 * keepBrowser(answer);
 */
export function knownBrowser(): { device?: string } {
  const device = readText('vitrina:device');
  return device ? { device } : {};
}

/**
 * Stores the token from the host's answer; it grants nothing, and survives the session.
 * @example keepBrowser({ deviceToken: 'd_1207' }); // the answer of a login
 */
export function keepBrowser({ deviceToken }: { deviceToken?: string | null | undefined }): void {
  if (deviceToken) writeText('vitrina:device', deviceToken);
}
