import { cartCount } from '@vitrina/contract/rules/cart';
import { useCart } from '@vitrina/shared-auth/cart';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { Links } from '../navigation/links.tsx';
import style from './header.module.css';

/** Number of pieces in the cart, and the way to it. */
export function CartLink() {
  const count = useCart((cart) => cartCount(cart.lines));
  const label = count === 0 ? messages.cart.empty : messages.cart.count(count);
  return (
    <Links of="cart">
      {({ to }) => (
        <Link to={to} className={style.tool} aria-label={label}>
          <ShoppingBag />
          <CountBadge count={count} />
        </Link>
      )}
    </Links>
  );
}
