import { cartCount } from '@vitrina/contract/rules/cart';
import { useCart } from '@vitrina/shared-auth/cart';
import { openCart } from '@vitrina/shared-auth/per-package/cart-opener';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentKind } from '../boot/data-blocks.ts';
import { messages } from '../messages.ts';
import { Links } from '../navigation/links.tsx';
import style from './header.module.css';

/**
 * Number of pieces, and the way to the cart: opened beside the page, by the page itself or by the shop's
 * code loaded on demand; otherwise a link.
 */
export function CartLink() {
  const count = useCart((cart) => cartCount(cart.lines));
  const [beside, show] = useState<ReactNode>();
  return (
    <Links of="cart">
      {({ to }) => (
        <>
          <Link
            to={to}
            className={style.tool}
            aria-label={messages.cart(count)}
            onClick={(press) => {
              // On the checkout the link shows the empty cart, and no foreign code runs there.
              if (!openCart(press) || documentKind() === 'payment') return;
              press.preventDefault();
              // In the slots' chunk: a chunk of its own costs a hash in the first bytes.
              import(/* webpackChunkName: "slot-fill" */ '../features/cart/cart-beside.tsx').then(
                ({ cartBeside }) => show(cartBeside(to)),
                () => location.assign(to),
              );
            }}
          >
            <ShoppingBag />
            <CountBadge count={count} />
          </Link>
          {beside}
        </>
      )}
    </Links>
  );
}
