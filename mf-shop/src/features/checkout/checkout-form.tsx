import { useSession } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { FormEvent, ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { OrderSummary } from '../cart/order-summary.tsx';
import type { RefreshedCartState } from '../cart/use-refreshed-cart.ts';
import { AccountFields } from '../delivery-form/account-fields.tsx';
import { DeliveryFields } from '../delivery-form/delivery-fields.tsx';
import type { BuyerForm } from '../delivery-form/use-buyer-form.ts';
import { useCardForm } from '../payment/use-card-form.ts';
import type { CardForm } from './checkout-flow.ts';
import style from './checkout-form.module.css';
import type { Failure, Purchase } from './checkout-state.ts';
import { failureText } from './failure-text.ts';
import { purchaseOf } from './purchase-of.ts';

const text = messages.checkout;

export interface CheckoutFormProps {
  form: BuyerForm;
  cart: RefreshedCartState;
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
  busy,
  failure,
  cardFields,
  onSubmit,
}: CheckoutFormProps) {
  const card = useCardForm();
  const known = useSession((session) => session.user !== null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!card || busy) return;
    const [firstWrong] = form.check();
    if (firstWrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    const { wanted, password } = form.account;
    onSubmit(purchaseOf(form.values, cart.lines, !known && wanted ? password : null), card);
  };
  return (
    <form className={style.columns} onSubmit={submit} noValidate>
      <div className={style.column}>
        <DeliveryFields form={form} />
      </div>
      <Card className={style.pay} padding="lg">
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
        {failure && (
          <Alert tone="danger" title={failureText(failure)}>
            {text.notCharged}
          </Alert>
        )}
        <Button type="submit" size="lg" block busy={busy} disabled={!card} className={style.submit}>
          <LockKeyhole />
          {busy ? text.submitting : text.submit}
        </Button>
      </Card>
    </form>
  );
}
