import { platformConfig } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CheckoutFlow } from '../checkout-flow/checkout-flow.ts';
import type { CheckoutState } from '../checkout-flow/checkout-state.ts';
import { FocusedHeading } from './focused-heading.tsx';
import style from './open-charge.module.css';

const text = checkoutMessages.charged;

type OpenState = Extract<
  CheckoutState,
  { name: 'verifying' | 'unverified' | 'placing' | 'unplaced' | 'unconfirmed' }
>;

interface OpenChargeProps {
  state: OpenState;
  flow: Pick<CheckoutFlow, 'finish' | 'verify' | 'received'>;
}

/** A charge that happened, or may have: what to do about it, and never to pay again. */
export function OpenCharge({ state, flow }: OpenChargeProps) {
  const { title, text: explanation } = text[state.name];
  const waiting = state.name === 'placing' || state.name === 'verifying';
  return (
    <Card className={style.panel} padding="lg" aria-busy={waiting}>
      {waiting && <Spinner size="lg" />}
      <FocusedHeading className={style.title}>{title}</FocusedHeading>
      <p role={waiting ? 'status' : 'alert'} className={style.text}>
        {explanation}
      </p>
      <Actions state={state} flow={flow} />
      {!waiting && <Support reference={referenceOf(state)} />}
    </Card>
  );
}

function Actions({ state, flow }: OpenChargeProps) {
  switch (state.name) {
    case 'unplaced':
      return (
        <>
          <Button size="lg" onClick={flow.finish}>
            {text.unplaced.action}
          </Button>
          <p className={style.detail}>{checkoutMessages.failure.order}</p>
        </>
      );
    case 'unconfirmed':
      return (
        <>
          <div className={style.actions}>
            <Button onClick={flow.received}>{text.unconfirmed.received}</Button>
            <Button variant="secondary" onClick={flow.finish}>
              {text.unconfirmed.again}
            </Button>
          </div>
          <p className={style.detail}>{checkoutMessages.failure.order}</p>
        </>
      );
    case 'unverified':
      return (
        <Button size="lg" onClick={flow.verify}>
          {text.unverified.action}
        </Button>
      );
    default:
      return null;
  }
}

function Support({ reference }: { reference: string }) {
  const { phone, email } = platformConfig().brand;
  return (
    <div className={style.detail}>
      <p>{text.support(phone, email)}</p>
      <p>{text.reference(reference)}</p>
    </div>
  );
}

/** The provider's name of the payment; a client secret begins with it. */
const referenceOf = (state: OpenState): string =>
  'paid' in state
    ? state.paid.paymentIntentId
    : (state.attempt.clientSecret.split('_secret')[0] ?? '');
