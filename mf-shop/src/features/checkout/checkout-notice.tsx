import { Alert } from '@vitrina/shared-ui/alert';
import type { Ref } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CartChange } from '../cart/cart-change.ts';
import type { Failure } from '../checkout-flow/checkout-state.ts';
import style from './checkout-notice.module.css';
import { consequenceText, failureText } from './failure-text.ts';
import { PendingChanges } from './pending-changes.tsx';

interface CheckoutNoticeProps {
  /** What changed in the cart and was not accepted yet; nothing is charged before. */
  changes: readonly CartChange[];
  onAccept: () => void;
  failure: Failure | null;
  /** The card was changed since then: a refusal is no longer of what is typed. */
  isCorrected: boolean;
  /** A payment is under way: its place is kept for what may come of it. */
  busy: boolean;
  /** To bring it before the buyer. */
  ref: Ref<HTMLElement>;
}

/** What stands between the buyer and the order, if anything does. */
export function CheckoutNotice({
  changes,
  onAccept,
  failure,
  isCorrected,
  busy,
  ref,
}: CheckoutNoticeProps) {
  const changed = changes.length > 0;
  if (!changed && !failure) return busy && <Working />;
  const isOver = isCorrected && failure?.kind === 'payment-refused';
  const title = failure && !isOver && failureText(failure);
  const text = failure && consequenceText(failure);
  // One element for all, so that the focus stays when what has changed takes the failure's place.
  return (
    <section
      ref={ref}
      className={style.notice}
      aria-label={changed ? cartMessages.changed.title : [title, text].filter(Boolean).join(' ')}
      tabIndex={-1}
    >
      {changed ? (
        <PendingChanges changes={changes} onAccept={onAccept} />
      ) : (
        // No live region: it is heard by the focus that it is given, and once is enough.
        <Alert tone={isOver ? 'info' : 'danger'} role="none" title={title}>
          {text}
        </Alert>
      )}
    </section>
  );
}

/** As high as a failure, so that the button stays in its place; the button itself says that it is busy. */
const Working = () => (
  <div className={style.notice}>
    <Alert role="none" title={checkoutMessages.working.title}>
      {checkoutMessages.working.text}
    </Alert>
  </div>
);
