import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useTheme } from '@vitrina/shared-auth';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { cardAppearance } from './card-appearance.ts';
import { pageFonts } from './page-fonts.ts';

interface PaymentElementsProps {
  /** `null` until the provider's script has loaded. */
  stripe: Stripe | null;
  /** Bani, including shipping. */
  amountBani: number;
  /** Of a payment created before the fields are rendered; `null` when it is created on paying. */
  clientSecret: string | null;
  children: ReactNode;
}

/**
 * Context of the card fields inside it.
 * @example
 * import { usePaymentProvider } from '@vitrina/shared-auth/per-package/card/use-payment-provider';
 * const CardFields = () => <div />; // with the provider's PaymentElement
 * const { stripe } = usePaymentProvider();
 * const fields = (
 *   <PaymentElements stripe={stripe} amountBani={12_000} clientSecret={null}>
 *     <CardFields />
 *   </PaymentElements>
 * );
 */
export function PaymentElements({
  stripe,
  amountBani,
  clientSecret,
  children,
}: PaymentElementsProps) {
  const scheme = useColorScheme();
  const appearance = useMemo(() => cardAppearance(scheme), [scheme]);
  // Fixed once the fields are rendered.
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
    // Fields belong to one payment: another one needs new fields.
    <Elements key={clientSecret} stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}

const deferredPayment = (amount: number) => ({
  mode: 'payment' as const,
  amount,
  currency: 'ron',
  // The host's intents allow exactly this (docs/product.md#card-only).
  allowedPaymentMethodTypes: ['card'],
});

const DARK = '(prefers-color-scheme: dark)';

/** The current theme: the chosen one, else the system's. */
function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme((state) => state.theme);
  const isDark = useSyncExternalStore(listen, () => matchMedia(DARK).matches);
  if (theme === 'system') return isDark ? 'dark' : 'light';
  return theme;
}

function listen(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
