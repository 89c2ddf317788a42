import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import type { CardForm } from '../checkout-flow/checkout-flow.ts';
import { cardForm } from './card-form.ts';

/** The card fields, once the provider's script is here. */
export function useCardForm(): CardForm | null {
  const stripe = useStripe();
  const elements = useElements();
  return useMemo(() => stripe && elements && cardForm(stripe, elements), [stripe, elements]);
}
