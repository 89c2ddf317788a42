import { SHIPPING_RATES } from '@vitrina/contract/rules/shipping';
import { hostCan } from '@vitrina/shared-auth/platform';
import { useEffect, useState } from 'react';

/**
 * What delivery costs: the constants, as the prerendered page has them, until the host says otherwise.
 * The call comes later, so that a page of text does not wait for it.
 */
export function useDelivery() {
  const [rates, setRates] = useState(SHIPPING_RATES);
  useEffect(() => {
    if (!hostCan('settings')) return;
    const left = new AbortController();
    import('./current-delivery.ts')
      .then(({ currentDelivery }) => currentDelivery(left.signal))
      .then(setRates)
      // The text stands as it is.
      .catch(() => {});
    return () => left.abort();
  }, []);
  return rates;
}
