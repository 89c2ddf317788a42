import type { Product } from '@vitrina/contract/entities/product';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router-dom';
import { cartMessages } from '../../cart-messages.ts';
import { SeenList } from './seen-list.tsx';

const text = cartMessages.empty;

/** @param products when known, recently viewed ones are offered */
export function EmptyCart({ products }: { products?: readonly Product[] | undefined }) {
  return (
    <>
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
      {products && <SeenList products={products} />}
    </>
  );
}
