import { checkoutMessages } from '../../checkout-messages.ts';
import type { Failure } from '../checkout-flow/checkout-state.ts';

const text = checkoutMessages;

/** The specification's sentence for a failure (docs/product.md#checkout-messages). */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'registration-refused':
      return failure.message ?? text.failure.registration;
    case 'registration-exception':
      return text.failure.registrationException(failure.message);
    case 'payment-returned':
      return failure.message ?? text.failure.returned;
    case 'cart-changed':
      return failure.message;
    case 'pieces-held':
      return text.failure.piecesHeld;
    case 'payment-refused':
      return text.failure.payment(failure.message ?? text.reason.refused);
    case 'payment-exception':
      return text.failure.exception(failure.message);
  }
}

/** What the failure means for the money. */
export const consequenceText = ({ kind }: Failure): string =>
  kind === 'payment-returned' ? text.chargeReturned : text.notCharged;
