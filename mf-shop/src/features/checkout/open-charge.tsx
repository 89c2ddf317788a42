import { platformConfig } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { messages } from '../../messages.ts';
import type { CheckoutState } from './checkout-state.ts';
import { FocusedHeading } from './focused-heading.tsx';
import style from './open-charge.module.css';

const text = messages.checkout.charged;

export interface OpenChargeProps {
  state: Extract<CheckoutState, { name: 'verifying' | 'unverified' | 'placing' | 'unplaced' }>;
  onFinish: () => void;
  onVerify: () => void;
}

/** A charge that happened, or may have: what to do about it, and never to pay again. */
export function OpenCharge({ state, onFinish, onVerify }: OpenChargeProps) {
  const { title, text: explanation } = text[state.name];
  const waiting = state.name === 'placing' || state.name === 'verifying';
  return (
    <Card className={style.panel} padding="lg" aria-busy={waiting}>
      {waiting && <Spinner size="lg" />}
      <FocusedHeading className={style.title}>{title}</FocusedHeading>
      <p role={waiting ? 'status' : 'alert'} className={style.text}>
        {explanation}
      </p>
      {state.name === 'unplaced' && (
        <>
          <Button size="lg" onClick={onFinish}>
            {text.unplaced.action}
          </Button>
          <p className={style.detail}>{messages.checkout.failure.order}</p>
        </>
      )}
      {state.name === 'unverified' && (
        <Button size="lg" onClick={onVerify}>
          {text.unverified.action}
        </Button>
      )}
      {!waiting && <Support reference={referenceOf(state)} />}
    </Card>
  );
}

function Support({ reference }: { reference: string }) {
  const { phone, email } = platformConfig().brand;
  return (
    <p className={style.detail}>
      {text.support(phone, email)} {text.reference(reference)}
    </p>
  );
}

/** The provider's name of the payment; a client secret begins with it. */
const referenceOf = (state: OpenChargeProps['state']): string =>
  'paid' in state
    ? state.paid.paymentIntentId
    : (state.attempt.clientSecret.split('_secret')[0] ?? '');
