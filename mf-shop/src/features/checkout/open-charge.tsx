import { paymentOfSecret } from '@vitrina/contract/rules/payment-of-secret';
import { Button } from '@vitrina/shared-ui/button';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CheckoutFlow } from '../checkout-flow/checkout-flow.ts';
import type { CheckoutState } from '../checkout-flow/checkout-state.ts';
import style from '../order-outcome/charge-panel.module.css';
import { ChargePanel } from '../order-outcome/charge-panel.tsx';

const text = checkoutMessages.charged;

type OpenState = Extract<
  CheckoutState,
  { name: 'verifying' | 'unverified' | 'placing' | 'unplaced' | 'unconfirmed' }
>;

interface OpenChargeProps {
  state: OpenState;
  flow: Pick<CheckoutFlow, 'finish' | 'verify' | 'received'>;
}

/** A charge that happened or may have happened: offers next steps, but never to pay again. */
export function OpenCharge({ state, flow }: OpenChargeProps) {
  return (
    <ChargePanel
      title={text[state.name].title}
      text={text[state.name].text}
      waiting={state.name === 'placing' || state.name === 'verifying'}
      reference={referenceOf(state)}
    >
      <Actions state={state} flow={flow} />
    </ChargePanel>
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
          {state.message && <p className={style.detail}>{state.message}</p>}
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

const referenceOf = (state: OpenState): string =>
  'paid' in state ? state.paid.paymentIntentId : paymentOfSecret(state.attempt.clientSecret);
