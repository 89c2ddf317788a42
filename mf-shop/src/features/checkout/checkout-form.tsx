import { useSession } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import { OrderSummary } from '../cart/order-summary.tsx';
import type { RefreshedCartState } from '../cart/use-refreshed-cart.ts';
import { AccountFields } from '../delivery-form/account-fields.tsx';
import { DeliveryFields } from '../delivery-form/delivery-fields.tsx';
import type { BuyerForm } from '../delivery-form/use-buyer-form.ts';
import type { CardForm } from './checkout-flow.ts';
import style from './checkout-form.module.css';
import type { Failure, Purchase } from './checkout-state.ts';
import { consequenceText, failureText } from './failure-text.ts';
import { purchaseOf } from './purchase-of.ts';

const text = checkoutMessages;

export interface CheckoutFormProps {
  form: BuyerForm;
  cart: RefreshedCartState;
  /** What changed in the cart and was not accepted yet; nothing is charged before. */
  changes: ReactNode;
  /** Of the payment that the card fields belong to already; else `null`. */
  clientSecret: string | null;
  /** `null` until the card fields can be used. */
  card: CardForm | null;
  /** A payment is under way. */
  busy: boolean;
  failure: Failure | null;
  cardFields: ReactNode;
  onSubmit: (purchase: Purchase, card: CardForm) => void;
}

/** Left: who buys and where it goes. Right: what it costs, the card, the button. */
export function CheckoutForm({
  form,
  cart,
  changes,
  clientSecret,
  card,
  busy,
  failure,
  cardFields,
  onSubmit,
}: CheckoutFormProps) {
  const changesId = useId();
  const known = useSession((session) => session.user !== null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!card || busy) return;
    if (changes) return document.getElementById(changesId)?.focus();
    const [firstWrong] = form.check();
    if (firstWrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    const { wanted, password } = form.account;
    const options = { password: !known && wanted ? password : null, clientSecret };
    onSubmit(purchaseOf(form.values, cart.lines, options), card);
  };
  return (
    <form className={style.columns} onSubmit={submit} noValidate>
      <div className={style.column}>
        <DeliveryFields form={form} />
      </div>
      <Card className={style.pay}>
        <OrderSummary
          lines={cart.lines}
          products={cart.products}
          frozen={busy}
          refreshFailed={cart.failed}
          refreshing={cart.refreshing}
          onRefresh={cart.refresh}
        />
        {cardFields}
        {!known && <AccountFields form={form} />}
        {changes && (
          <div id={changesId} tabIndex={-1}>
            {changes}
          </div>
        )}
        {failure && !changes && (
          <Alert tone="danger" title={failureText(failure)}>
            {consequenceText(failure)}
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          block
          busy={busy}
          disabled={!card}
          className={style.submit}
          onMouseDown={stayInField}
        >
          <LockKeyhole />
          {busy ? text.submitting : text.submit}
        </Button>
      </Card>
    </form>
  );
}

/**
 * A field that is left is judged, and its message would push the button away from under the pointer
 * before the press is a click; submitting judges every field anyway.
 */
const stayInField = (event: MouseEvent): void => event.preventDefault();
