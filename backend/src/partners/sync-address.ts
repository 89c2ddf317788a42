import { type Config, isDeployed } from '../config.ts';
import { addressInUrl, isPublicAddress } from './public-address.ts';

type Place = Pick<Config, 'environment' | 'demonstration' | 'origins' | 'host'>;

/**
 * Whether shops may be anywhere. Deployed they may not: an admin's session would else read what only
 * our own network may. The demonstration's own shop, behind our API, is the one exception.
 */
export const mayBePrivate = (syncUrl: string, place: Place) =>
  !isDeployed(place) || (place.demonstration && new URL(syncUrl).origin === place.origins.api);

/** Whether an address may be entered; the address that its name resolves to is checked when fetching. */
export function isAcceptableSyncUrl(syncUrl: string, place: Place): boolean {
  if (mayBePrivate(syncUrl, place)) return true;
  const url = new URL(syncUrl);
  const address = addressInUrl(url);
  // The key travels with the request: not unencrypted.
  return url.protocol === 'https:' && (address === null || isPublicAddress(address));
}
