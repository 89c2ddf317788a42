import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { platformConfig } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useEffect, useMemo, useRef, useState } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import { messages } from '../../messages.ts';
import type { CardForm } from '../checkout-flow/checkout-flow.ts';
import { CardBrands } from './card-brands.tsx';
import style from './card-fields.module.css';
import { cardForm } from './card-form.ts';
import { useKeptSpace } from './use-kept-space.ts';

const text = checkoutMessages.payment;

/** The delivery form collects these; they are sent with the confirmation. */
const OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  fields: {
    billingDetails: {
      name: 'never',
      email: 'never',
      phone: 'never',
      address: {
        line1: 'never',
        postalCode: 'never',
        city: 'never',
        state: 'never',
        country: 'never',
      },
    },
  },
};

interface CardFieldsProps {
  /** The provider's script or the payment failed to load; offers a retry. */
  failed: boolean;
  /** The host's reason, if any. */
  reason: string;
  retrying: boolean;
  onRetry: () => void;
  /** Called when the fields become ready, and with `null` when they no longer are. */
  onCardForm: (card: CardForm | null) => void;
  /** Called on input in the fields. */
  onChange: () => void;
}

/** The provider's fields: card data never reach this page. */
export function CardFields({
  failed,
  reason,
  retrying,
  onRetry,
  onCardForm,
  onChange,
}: CardFieldsProps) {
  const card = useCardForm();
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    onCardForm(ready ? card : null);
    return () => onCardForm(null);
  }, [onCardForm, ready, card]);
  const unavailable = failed || broken;
  const loading = !ready && !unavailable;
  const space = useKeptSpace({ ready, loading });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!unavailable) return;
    return () => {
      // The retry button disappeared with the message.
      if (document.activeElement === document.body) title.current?.focus();
    };
  }, [unavailable]);
  const retry = () => {
    setBroken(false);
    setAttempt((before) => before + 1);
    if (failed) onRetry();
  };
  return (
    <section className={style.payment} aria-busy={loading}>
      <div className={style.head}>
        <h2 ref={title} tabIndex={-1} className={style.title}>
          {text.title}
        </h2>
        <CardBrands />
      </div>
      {platformConfig().payments.sandboxScript && (
        <Alert tone="info" title={text.testMode}>
          {text.testModeHint}
        </Alert>
      )}
      {unavailable && (
        <Alert
          tone="danger"
          title={text.unavailable}
          actions={
            <Button size="sm" variant="secondary" busy={retrying} onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {reason || text.unavailableHint}
        </Alert>
      )}
      <div {...space} className={style.fields}>
        {loading && (
          <div className={style.skeleton}>
            <p role="status">{text.loading}</p>
            <Skeleton shape="block" className={classNames(style.bone)} />
            <Skeleton shape="block" className={classNames(style.bone)} />
          </div>
        )}
        <PaymentElement
          key={attempt}
          className={classNames(style.element)}
          options={OPTIONS}
          onReady={() => setReady(true)}
          // The provider also reports a change when the empty fields load.
          onChange={({ empty }) => {
            if (!empty) onChange();
          }}
          onLoadError={() => setBroken(true)}
        />
      </div>
    </section>
  );
}

/** `null` until the provider's script has loaded. */
function useCardForm(): CardForm | null {
  const stripe = useStripe();
  const elements = useElements();
  return useMemo(() => stripe && elements && cardForm(stripe, elements), [stripe, elements]);
}
