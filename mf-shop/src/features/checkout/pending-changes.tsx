import { Button } from '@vitrina/shared-ui/button';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CartChange } from '../cart/cart-change.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import style from './pending-changes.module.css';

interface PendingChangesProps {
  changes: readonly CartChange[];
  onAccept: () => void;
}

/** Changes of the cart, which the buyer accepts before anything is charged. */
export function PendingChanges({ changes, onAccept }: PendingChangesProps) {
  return (
    <div className={style.pending}>
      <CartChanges changes={changes} />
      <Button variant="secondary" block onClick={onAccept}>
        {checkoutMessages.acceptChanges}
      </Button>
    </div>
  );
}
