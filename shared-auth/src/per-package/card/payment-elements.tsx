import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo, useState } from 'react';
import { cardAppearance } from './card-appearance.ts';
import { pageFonts } from './page-fonts.ts';
import { useColorScheme } from './use-color-scheme.ts';

interface PaymentElementsProps {
  /** `null` until the provider's script is here. */
  stripe: Stripe | null;
  /** Bani, shipping included. */
  amountBani: number;
  /** Of a payment that was made before the fields are drawn; `null` where it comes when somebody pays. */
  clientSecret: string | null;
  children: ReactNode;
}

/** Gives the card fields below it what they need. */
export function PaymentElements({
  stripe,
  amountBani,
  clientSecret,
  children,
}: PaymentElementsProps) {
  const scheme = useColorScheme();
  const appearance = useMemo(() => cardAppearance(scheme), [scheme]);
  // They cannot change any more once the fields are drawn.
  const [fonts] = useState(pageFonts);
  const options = useMemo(
    () => ({
      ...(clientSecret === null ? deferredPayment(amountBani) : { clientSecret }),
      locale: 'ro' as const,
      appearance,
      fonts,
    }),
    [amountBani, clientSecret, appearance, fonts],
  );
  return (
    // Fields belong to their payment for good: another one gets fields of its own.
    <Elements key={clientSecret} stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}

const deferredPayment = (amount: number) => ({
  mode: 'payment' as const,
  amount,
  currency: 'ron',
  // The host's intents allow the same and no more (docs/product.md#card-only).
  allowedPaymentMethodTypes: ['card'],
});
