import type { OrderTotals } from '@vitrina/contract/rules/order-totals';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { cartMessages } from '../../cart-messages.ts';
import style from './cart-drawer-foot.module.css';
import { closeCartDrawer } from './cart-drawer-store.ts';
import { Totals } from './totals.tsx';

const text = cartMessages.drawer;

/** What the cart costs, and the two ways on. It stays in sight while the lines scroll. */
export function CartDrawerFoot(props: { totals: OrderTotals; isSettled: boolean }) {
  return (
    <div className={style.foot}>
      <Totals {...props} />
      <Link to="/checkout" className={buttonClass({ size: 'lg', block: true })}>
        {text.toCheckout}
      </Link>
      <Button variant="ghost" block onClick={closeCartDrawer}>
        {text.goOn}
      </Button>
    </div>
  );
}
