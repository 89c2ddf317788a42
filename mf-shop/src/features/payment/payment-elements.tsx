import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo } from 'react';
import { cardAppearance } from './card-appearance.ts';
import { useColorScheme } from './use-color-scheme.ts';

export interface PaymentElementsProps {
  /** `null` until the provider's script is here. */
  stripe: Stripe | null;
  /** Bani, shipping included. */
  amountBani: number;
  children: ReactNode;
}

/** Gives the card fields below it what they need. The intent comes later, when somebody pays. */
export function PaymentElements({ stripe, amountBani, children }: PaymentElementsProps) {
  const scheme = useColorScheme();
  const appearance = useMemo(() => cardAppearance(scheme), [scheme]);
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: amountBani,
      currency: 'ron',
      // The host's intents allow the same and no more (rulings 18).
      allowedPaymentMethodTypes: ['card'],
      locale: 'ro' as const,
      appearance,
    }),
    [amountBani, appearance],
  );
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}
