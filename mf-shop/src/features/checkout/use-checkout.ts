import { useEffect, useState } from 'react';
import { createCheckoutFlow } from '../checkout-flow/checkout-flow.ts';
import { checkoutPorts } from './checkout-ports.ts';
import { onChargeInOtherTab } from './kept-charge.ts';

/** One checkout, for as long as its page is open. */
export function useCheckout() {
  const [flow] = useState(() => createCheckoutFlow(checkoutPorts()));
  useEffect(() => flow.start(), [flow]);
  useEffect(() => onChargeInOtherTab(flow.changedElsewhere), [flow]);
  useEffect(() => {
    addEventListener('online', flow.backOnline);
    return () => removeEventListener('online', flow.backOnline);
  }, [flow]);
  return { flow, state: flow.useState() };
}
