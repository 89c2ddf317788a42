import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { cartMessages } from '../../cart-messages.ts';
import style from './cart-drawer-foot.module.css';
import { closeCartDrawer } from './cart-drawer-store.ts';
import { Totals } from './totals.tsx';
import type { RefreshedCartState } from './use-refreshed-cart.ts';

const text = cartMessages.drawer;

/** Totals and the two next steps, docked below the scrolling lines. */
export function CartDrawerFoot({
  lines,
  shipping,
}: Pick<RefreshedCartState, 'lines' | 'shipping'>) {
  return (
    <div className={style.foot}>
      <Totals totals={orderTotals(lines, shipping.rates)} isSettled={shipping.isSettled} />
      <Link to="/checkout" className={buttonClass({ size: 'lg', block: true })}>
        {text.toCheckout}
      </Link>
      <Button variant="ghost" block onClick={closeCartDrawer}>
        {text.goOn}
      </Button>
    </div>
  );
}
