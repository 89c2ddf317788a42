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
  /** Changes of the cart that are not accepted yet; they block the charge. */
  changes: readonly CartChange[];
  onAccept: () => void;
  failure: Failure | null;
  /** The card was changed, so a refusal no longer applies to it. */
  isCorrected: boolean;
  /** A payment is in progress: reserves the space for its result. */
  busy: boolean;
  /** For scrolling to it. */
  ref: Ref<HTMLElement>;
}

/** What keeps the order from being placed, if anything. */
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
  // One element for both contents, so that the focus stays when changes replace the failure.
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
        // No live region: the focus already announces it, and once is enough.
        <Alert tone={isOver ? 'info' : 'danger'} role="none" title={title}>
          {text}
        </Alert>
      )}
    </section>
  );
}

/** As high as a failure, so that the button does not move; the button itself shows that it is busy. */
const Working = () => (
  <div className={style.notice}>
    <Alert role="none" title={checkoutMessages.working.title}>
      {checkoutMessages.working.text}
    </Alert>
  </div>
);
