import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { platformConfig } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import style from './card-fields.module.css';

const text = messages.checkout.payment;

/** The delivery form asks for these; they are sent with the confirmation. */
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

export interface CardFieldsProps {
  /** The provider's script could not be loaded; offers to try again. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** The provider's own fields: card data never touch this page. */
export function CardFields({ failed, retrying, onRetry }: CardFieldsProps) {
  const [ready, setReady] = useState(false);
  return (
    <section className={style.payment} aria-busy={!ready && !failed}>
      <h2 className={style.title}>{text.title}</h2>
      {platformConfig().payments.sandboxScript && (
        <Alert tone="info" title={text.testMode}>
          {text.testModeHint}
        </Alert>
      )}
      {failed && (
        <Alert
          tone="danger"
          title={text.unavailable}
          actions={
            <Button size="sm" variant="secondary" busy={retrying} onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        >
          {text.unavailableHint}
        </Alert>
      )}
      {!failed && !ready && (
        <div className={style.skeleton}>
          <p role="status">{text.loading}</p>
          <Skeleton shape="block" className={classNames(style.bone)} />
          <Skeleton shape="block" className={classNames(style.bone)} />
        </div>
      )}
      <PaymentElement options={OPTIONS} onReady={() => setReady(true)} />
    </section>
  );
}
