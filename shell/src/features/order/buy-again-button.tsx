import type { Order } from '@vitrina/contract/entities/order';
import { openCart } from '@vitrina/shared-auth/per-package/cart-opener';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useState } from 'react';
import { orderTexts } from '../../content/order.ts';
import { Links } from '../../navigation/links.tsx';
import { PLAIN_PRESS } from '../cart/plain-press.ts';
import { buyAgain } from './buy-again.ts';
import style from './order-page.module.css';

const text = orderTexts.again;

/** Whether the host says which variants were ordered. */
export const canBuyAgain = ({ items }: Order): boolean => items.some((item) => item.product_id);

interface BuyAgainProps {
  order: Order;
  size?: 'sm' | undefined;
  /** Further actions, after its button. */
  children?: ReactNode;
}

/** Adds what was ordered and opens the cart beside the page, as any other addition does. */
export function BuyAgain({ order, size, children }: BuyAgainProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const [beside, showBeside] = useState<ReactNode>();
  const openDrawer = () => {
    if (!openCart(PLAIN_PRESS)) return;
    import(/* webpackChunkName: "slot-fill" */ '../cart/cart-beside.tsx').then(
      ({ cartBeside }) => showBeside(cartBeside(null)),
      // The result is shown here, with a link to the cart.
      () => {},
    );
  };
  const press = async () => {
    setBusy(true);
    setSaid(null);
    try {
      const { added, missing } = await buyAgain(order.items);
      const rest = missing.length > 0 ? ` ${text.missing(missing.join(', '))}` : '';
      setSaid(
        added > 0
          ? { tone: 'success', text: text.added(added) + rest }
          : { tone: 'danger', text: text.none },
      );
      if (added > 0) openDrawer();
    } catch {
      setSaid({ tone: 'danger', text: text.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={style.again}>
      <div className={style.actions}>
        {canBuyAgain(order) && (
          <Button variant="secondary" size={size} busy={busy} onClick={press}>
            <RotateCw />
            {text.action}
          </Button>
        )}
        {children}
      </div>
      {said && (
        <Alert
          tone={said.tone}
          className={style.screenOnly}
          actions={said.tone === 'success' && <ToCart />}
        >
          {said.text}
        </Alert>
      )}
      {beside}
    </div>
  );
}

/** The cart is another document, so this is a plain link. */
const ToCart = () => (
  <Links of="cart">
    {({ to }) => (
      <a href={to} className={buttonClass({ size: 'sm' })}>
        {text.cart}
      </a>
    )}
  </Links>
);
