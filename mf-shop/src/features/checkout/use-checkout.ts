import { useEffect, useState } from 'react';
import { createCheckoutFlow } from './checkout-flow.ts';
import { checkoutPorts } from './checkout-ports.ts';

/** One checkout, for as long as its page is open. */
export function useCheckout() {
  const [flow] = useState(() => createCheckoutFlow(checkoutPorts()));
  useEffect(() => flow.start(), [flow]);
  return { flow, state: flow.useState() };
}
