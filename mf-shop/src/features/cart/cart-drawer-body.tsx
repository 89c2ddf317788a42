import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { missingForFreeShippingBani } from '@vitrina/contract/rules/shipping';
import { addLine } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../messages.ts';
import type { PricedProduct } from '../catalog/buyable.ts';
import { fullName } from '../catalog/variant-name.ts';
import { CartBound } from './cart-bound.tsx';
import { CartChanges } from './cart-changes.tsx';
import style from './cart-drawer-body.module.css';
import { openCartDrawer, useCartDrawer } from './cart-drawer-store.ts';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FittingList } from './fitting-list.tsx';
import { FreeShippingNote } from './free-shipping-note.tsx';
import { RefreshFailed } from './refresh-failed.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { RefreshedCartState } from './use-refreshed-cart.ts';

/** The cart as the catalogue has it now: what changed since is said line by line. */
export function CartDrawerBody({ cart }: { cart: RefreshedCartState }) {
  const notice = useCartDrawer((drawer) => drawer.notice);
  const { lines, products, shipping, changes, failed, refreshing, refresh } = cart;
  const [removed, setRemoved] = useState<{ line: CartLine; undo: () => void } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { subtotalBani } = orderTotals(lines, shipping.rates);
  const missingBani = missingForFreeShippingBani(subtotalBani, shipping.rates);

  // At once: the button that was pressed is gone then, and the line that came takes the focus.
  const bring = (productId: number, change: () => void) => {
    flushSync(change);
    body.current?.querySelector<HTMLElement>(`[data-line="${productId}"] a`)?.focus();
  };
  const undo = () => {
    if (!removed) return;
    bring(removed.line.product_id, () => {
      removed.undo();
      setRemoved(null);
    });
  };
  const add = (product: PricedProduct) =>
    bring(product.product_id, () => {
      addLine(product);
      setRemoved(null);
      openCartDrawer(messages.product.added(fullName(product)));
    });
  return (
    <div ref={body} className={style.body}>
      {notice && !removed && (
        <Alert tone="success" role="status">
          {notice}
        </Alert>
      )}
      <CartChanges changes={changes} />
      {failed && <RefreshFailed retrying={refreshing} onRetry={refresh} />}
      {removed && (
        <RemovedLine key={removed.line.product_id} name={fullName(removed.line)} onUndo={undo} />
      )}
      {lines.length === 0 ? (
        <EmptyCart products={products} />
      ) : (
        <>
          <CartBound lines={lines} rates={shipping.rates} />
          <FreeShippingNote subtotalBani={subtotalBani} shipping={shipping} />
          <CartLines
            lines={lines}
            products={products}
            frozen={false}
            onRemoved={(line, putBack) => setRemoved({ line, undo: putBack })}
          />
          {products && shipping.isSettled && missingBani !== null && missingBani > 0 && (
            <FittingList
              products={products}
              lines={lines}
              missingBani={missingBani}
              feeBani={shipping.rates.feeBani}
              onAdd={add}
            />
          )}
        </>
      )}
    </div>
  );
}
