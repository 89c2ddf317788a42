import { SHIPPING_RATES } from '@vitrina/contract/rules/shipping';
import { hostCan } from '@vitrina/shared-auth/platform';
import { useEffect, useState } from 'react';

/**
 * Delivery rates: the constants, as prerendered, until the host answers. Called late, so that a page of
 * text does not wait.
 */
export function useDelivery() {
  const [rates, setRates] = useState(SHIPPING_RATES);
  useEffect(() => {
    if (!hostCan('settings')) return;
    const left = new AbortController();
    import('./current-delivery.ts')
      .then(({ currentDelivery }) => currentDelivery(left.signal))
      .then(setRates)
      // The text stays as it is.
      .catch(() => {});
    return () => left.abort();
  }, []);
  return rates;
}
