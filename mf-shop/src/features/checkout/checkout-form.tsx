import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { useSession } from '@vitrina/shared-auth';
import type { Kept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Price } from '@vitrina/shared-ui/price';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useMediaQuery } from '@vitrina/shared-ui/use-media-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CartChange } from '../cart/cart-change.ts';
import { OrderSummary } from '../cart/order-summary.tsx';
import type { RefreshedCartState } from '../cart/use-refreshed-cart.ts';
import type { CardForm } from '../checkout-flow/checkout-flow.ts';
import type { Failure, Purchase } from '../checkout-flow/checkout-state.ts';
import { AccountFields } from '../delivery-form/account-fields.tsx';
import { DeliveryFields } from '../delivery-form/delivery-fields.tsx';
import { type BuyerValues, type Delivery, readBuyer } from '../delivery-form/delivery-values.ts';
import { focusInView } from '../order-outcome/focus-in-view.ts';
import style from './checkout-form.module.css';
import { CheckoutNotice } from './checkout-notice.tsx';
import { LegalLinks } from './legal-links.tsx';
import { purchaseOf } from './purchase-of.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const text = checkoutMessages;

export interface CheckoutFormProps {
  buyer: Kept<BuyerValues>;
  cart: RefreshedCartState;
  /** Changes of the cart that are not accepted yet; they block the charge. */
  changes: readonly CartChange[];
  onAcceptChanges: () => void;
  /** Of the payment that the card fields already belong to; else `null`. */
  clientSecret: string | null;
  /** `null` until the card fields are ready. */
  card: CardForm | null;
  /** A payment is in progress. */
  busy: boolean;
  /** Stops waiting for pieces that others hold; `null` when not waiting. */
  onStopWaiting: (() => void) | null;
  failure: Failure | null;
  /** The card was changed since the failure. */
  isCorrected: boolean;
  cardFields: ReactNode;
  onSubmit: (purchase: Purchase, card: CardForm) => void;
}

/** Buyer, delivery, card and button. The total stays visible beside them, or above them as one line. */
export function CheckoutForm({
  buyer,
  cart,
  changes,
  onAcceptChanges,
  clientSecret,
  card,
  busy,
  onStopWaiting,
  failure,
  isCorrected,
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
    // The pressed button disappears: focuses the pay button, or what surrounds it while it is disabled.
    const next = payButton.current?.disabled ? payCard : payButton;
    next.current?.focus({ preventScroll: true });
    onAcceptChanges();
  };
  const form = useForm({
    values: buyer.values,
    setValues: buyer.setValues,
    read: readBuyer,
    send(delivery: Delivery, { createAccount, password }) {
      const options = { password: !known && createAccount ? password : null, clientSecret };
      if (card) onSubmit(purchaseOf(delivery, cart, options), card);
    },
    live: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (card && !busy && changes.length === 0) return form.props.onSubmit(event);
    event.preventDefault();
    if (card && !busy) focusInView(notice.current);
  };
  const narrow = useMediaQuery(NARROW);
  const { totalBani } = orderTotals(cart.lines, cart.shipping.rates);
  const summary = (
    <Card className={style.summary}>
      <OrderSummary
        lines={cart.lines}
        products={cart.products}
        frozen={busy}
        folded={narrow}
        shipping={cart.shipping}
        refreshFailed={cart.failed}
        refreshing={cart.refreshing}
        onRefresh={cart.refresh}
      />
    </Card>
  );
  return (
    <form {...form.props} className={style.columns} onSubmit={submit}>
      {narrow && summary}
      <div className={style.steps}>
        <DeliveryFields form={form} />
        <Card ref={payCard} tabIndex={-1} className={style.pay}>
          {cardFields}
          {!known && <AccountFields form={form} legal={<LegalLinks about="account" />} />}
          <CheckoutNotice
            ref={notice}
            changes={changes}
            onAccept={accept}
            failure={failure}
            isCorrected={isCorrected}
            busy={busy && !onStopWaiting}
          />
          {onStopWaiting && <WaitingNotice onStop={onStopWaiting} />}
          <LegalLinks about="order" />
          {narrow && cart.shipping.isSettled && (
            <p className={style.total}>
              {cartMessages.total}
              <Price bani={totalBani} size="lg" />
            </p>
          )}
          <Button
            ref={payButton}
            type="submit"
            size="lg"
            block
            busy={busy}
            disabled={!card || !cart.shipping.isSettled}
            className={style.submit}
            onMouseDown={stayInField}
          >
            <LockKeyhole />
            {busy ? text.submitting : text.submit}
          </Button>
        </Card>
      </div>
      {!narrow && summary}
    </form>
  );
}

/** Width below which the columns do not fit side by side; the same as in the style sheet. */
const NARROW = '(width < 60rem)';

/**
 * Keeps the focus in the field: validation on blur would show a message and move the button away before the
 * press becomes a click. Submitting validates all fields anyway.
 */
const stayInField = (event: MouseEvent): void => event.preventDefault();
