import type { LineChange } from '@vitrina/contract/rules/refresh-cart';
import { useSession } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import { OrderSummary } from '../cart/order-summary.tsx';
import type { RefreshedCartState } from '../cart/use-refreshed-cart.ts';
import { AccountFields } from '../delivery-form/account-fields.tsx';
import { DeliveryFields } from '../delivery-form/delivery-fields.tsx';
import type { BuyerForm } from '../delivery-form/use-buyer-form.ts';
import type { CardForm } from './checkout-flow.ts';
import style from './checkout-form.module.css';
import { CheckoutNotice } from './checkout-notice.tsx';
import type { Failure, Purchase } from './checkout-state.ts';
import { focusInView } from './focus-in-view.ts';
import { purchaseOf } from './purchase-of.ts';

const text = checkoutMessages;

export interface CheckoutFormProps {
  form: BuyerForm;
  cart: RefreshedCartState;
  /** What changed in the cart and was not accepted yet; nothing is charged before. */
  changes: readonly LineChange[];
  onAcceptChanges: () => void;
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
  onAcceptChanges,
  clientSecret,
  card,
  busy,
  failure,
  cardFields,
  onSubmit,
}: CheckoutFormProps) {
  const notice = useRef<HTMLElement>(null);
  const payCard = useRef<HTMLDivElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const known = useSession((session) => session.user !== null);
  useEffect(() => {
    if (failure) focusInView(notice.current);
  }, [failure]);
  const accept = () => {
    // The button that was pressed goes away. The next one takes its focus, or what is around it.
    const next = payButton.current?.disabled ? payCard : payButton;
    next.current?.focus({ preventScroll: true });
    onAcceptChanges();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!card || busy) return;
    if (changes.length > 0) return focusInView(notice.current);
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
      <Card ref={payCard} tabIndex={-1} className={style.pay}>
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
        <CheckoutNotice ref={notice} changes={changes} onAccept={accept} failure={failure} />
        <Button
          ref={payButton}
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
