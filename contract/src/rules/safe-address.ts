/** Whether an address is on this machine, so that nothing crosses a network. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether traffic to an address is encrypted, or stays on this machine. */
export const isSafeAddress = (address: string): boolean =>
  address.startsWith('https://') || isLoopback(address);

/** `Strict-Transport-Security` of every answer: a year, per origin. Browsers ignore it over http. */
export const ONLY_HTTPS = 'max-age=31536000';
