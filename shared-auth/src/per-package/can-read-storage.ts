/**
 * Whether this page can read local storage.
 * @example
 * import { getSession, readText } from '@vitrina/shared-auth';
 * const token = canReadStorage() ? readText('token') : getSession().token;
 */
export function canReadStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
