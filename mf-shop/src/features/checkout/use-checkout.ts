import { useEffect, useState } from 'react';
import { createCheckoutFlow } from '../checkout-flow/checkout-flow.ts';
import { checkoutPorts } from './checkout-ports.ts';
import { onChargeInOtherTab } from './kept-charge.ts';

/** @param isReturned true when the provider's redirect names the kept charge */
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
    // The page left for the bank during a step, and came back from the back/forward cache: the step never gets
    // an answer. A new document continues the charge.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Deferred until the page is restored: WebKit loses a reload during `pageshow`.
      if (persisted && flow.isExclusive()) setTimeout(() => location.reload());
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [flow]);
  return { flow, state: flow.useState() };
}
