import { useEffect, useState } from 'react';
import { createCheckoutFlow } from '../checkout-flow/checkout-flow.ts';
import { checkoutPorts } from './checkout-ports.ts';
import { onChargeInOtherTab } from './kept-charge.ts';

/**
 * One checkout, for as long as its page is open.
 * @param isReturned the provider's redirect names the charge that is kept
 */
export function useCheckout(isReturned: boolean) {
  const [flow] = useState(() => createCheckoutFlow(checkoutPorts()));
  const [began] = useState(isReturned);
  useEffect(() => flow.start(began), [flow, began]);
  useEffect(() => onChargeInOtherTab(flow.changedElsewhere), [flow]);
  useEffect(() => {
    addEventListener('online', flow.backOnline);
    return () => removeEventListener('online', flow.backOnline);
  }, [flow]);
  useEffect(() => {
    // Left for the bank in the middle of a step, and kept by the browser for its back button: that step
    // has no answer any more. A new document goes on with the charge.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Not before the page stands again: WebKit loses one that goes while it comes.
      if (persisted && flow.isExclusive()) setTimeout(() => location.reload());
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [flow]);
  return { flow, state: flow.useState() };
}
