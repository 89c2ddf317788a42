import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router-dom';
import { cartMessages } from '../../cart-messages.ts';

const text = cartMessages.empty;

export function EmptyCart() {
  return (
    <EmptyState
      illustration={<ShoppingBag />}
      title={text.title}
      action={
        <Link to="/products" className={buttonClass()}>
          {text.action}
        </Link>
      }
    >
      {text.text}
    </EmptyState>
  );
}
