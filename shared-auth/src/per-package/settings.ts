import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import { SHIPPING_RATES, type ShippingRates } from '@vitrina/contract/rules/shipping';
import { callApi, hostCan, publicKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

interface Settings {
  shipping: ShippingRates;
  /** `YYYY-MM-DD`: our own days off. */
  closedDays: ReadonlySet<string>;
}

/** Of a host that does not say. */
const CONSTANTS: Settings = { shipping: SHIPPING_RATES, closedDays: new Set() };

/** What staff set at the host; at one without `settings` the constants, and nothing is asked. */
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
 * The settings, and whether they are settled: the constants count before that, and where the host
 * does not answer.
 */
export function useSettings(): Settings & { isSettled: boolean } {
  const { data, isPending } = useQuery(settingsQuery);
  return { ...(data ?? CONSTANTS), isSettled: !isPending || !hostCan('settings') };
}
