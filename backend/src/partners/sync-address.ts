import { type Config, isDeployed } from '../config.ts';
import { addressInUrl, isPublicAddress } from './public-address.ts';

type Place = Pick<Config, 'environment' | 'demonstration' | 'origins' | 'host'>;

/**
 * Whether shops may be at private addresses. Not when deployed: an admin could then read what only our
 * network may. The one exception is the demonstration's shop behind our API.
 */
export const mayBePrivate = (syncUrl: string, place: Place) =>
  !isDeployed(place) || (place.demonstration && new URL(syncUrl).origin === place.origins.api);

/** Whether an address may be entered; the resolved address is checked when fetching. */
export function isAcceptableSyncUrl(syncUrl: string, place: Place): boolean {
  if (mayBePrivate(syncUrl, place)) return true;
  const url = new URL(syncUrl);
  const address = addressInUrl(url);
  // The key travels with the request, so encryption is required.
  return url.protocol === 'https:' && (address === null || isPublicAddress(address));
}
