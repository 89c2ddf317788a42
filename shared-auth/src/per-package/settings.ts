import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import { SHIPPING_RATES, type ShippingRates } from '@vitrina/contract/rules/shipping';
import { callApi, hostCan, publicKey } from '@vitrina/shared-auth';

interface Settings {
  shipping: ShippingRates;
  /** `YYYY-MM-DD`: our days off. */
  closedDays: ReadonlySet<string>;
}

/** Defaults for a host without settings. */
const CONSTANTS: Settings = { shipping: SHIPPING_RATES, closedDays: new Set() };

/**
 * Settings by staff at the host; without `settings` the constants, without a request.
 * @example
 * import { queryClient } from '@vitrina/shared-auth';
 * const loader = () => void queryClient.prefetchQuery(settingsQuery);
 */
export const settingsQuery = queryOptions({
  queryKey: publicKey('shared', 'settings'),
  queryFn: async ({ signal }): Promise<Settings> => {
    if (!hostCan('settings')) return CONSTANTS;
    const { delivery, closedDays } = await callApi(getSettings, {}, { signal });
    return { shipping: shippingRates(delivery), closedDays: new Set(closedDays) };
  },
  meta: { shows: ['setting'] },
});

/**
 * The settings, and whether they are final: until then, and when the host does not answer, the constants
 * apply.
 * @example
 * import { formatBani } from '@vitrina/contract/rules/money';
 * const { shipping, isSettled } = useSettings();
 * const text = isSettled && `Livrare: ${formatBani(shipping.feeBani)}`;
 */
export function useSettings(): Settings & { isSettled: boolean } {
  const { data, isPending } = useQuery(settingsQuery);
  return { ...(data ?? CONSTANTS), isSettled: !isPending || !hostCan('settings') };
}
