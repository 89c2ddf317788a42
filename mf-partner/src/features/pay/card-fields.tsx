import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { platformConfig } from '@vitrina/shared-auth';
import type { usePaymentProvider } from '@vitrina/shared-auth/per-package/card/use-payment-provider';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { payMessages as text } from '../../pay-messages.ts';
import style from './pay.module.css';

export type Provider = ReturnType<typeof usePaymentProvider>;

/** The account knows the payer, who is sent with the confirmation. */
const OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  fields: {
    billingDetails: {
      name: 'never',
      email: 'never',
      phone: 'never',
      address: { country: 'never' },
    },
  },
};

interface CardFieldsProps {
  provider: Provider;
  isReady: boolean;
  onReady: (isReady: boolean) => void;
}

/** The provider's own fields: card data never touch this page. */
export function CardFields({ provider, isReady, onReady }: CardFieldsProps) {
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isUnavailable = provider.failed || isBroken;
  const retry = () => {
    setBroken(false);
    setAttempt((before) => before + 1);
    if (provider.failed) provider.retry();
  };
  return (
    <div className={style.card} aria-busy={!isReady && !isUnavailable}>
      {platformConfig().payments.sandboxScript && (
        <Alert tone="info" title={text.testMode}>
          {text.testModeHint}
        </Alert>
      )}
      {isUnavailable && (
        <Alert
          tone="danger"
          title={text.cardFailed}
          actions={
            <Button size="sm" variant="secondary" busy={provider.loading} onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {text.cardFailedHint}
        </Alert>
      )}
      {!isUnavailable && !isReady && (
        <div className={style.skeleton}>
          <p role="status">{text.loadingCard}</p>
          <Skeleton shape="block" className={classNames(style.bone)} />
          <Skeleton shape="block" className={classNames(style.bone)} />
        </div>
      )}
      <PaymentElement
        key={attempt}
        options={OPTIONS}
        onReady={() => onReady(true)}
        onLoadError={() => {
          setBroken(true);
          onReady(false);
        }}
      />
    </div>
  );
}
