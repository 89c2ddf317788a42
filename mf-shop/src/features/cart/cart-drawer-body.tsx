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
import { useRemovedNames } from './remove-with-undo.ts';
import { RemovedLine } from './removed-line.tsx';
import type { RefreshedCartState } from './use-refreshed-cart.ts';

interface Removal {
  line: CartLine;
  undo: () => void;
}

const isOf = (line: CartLine) => (other: CartLine) => other.product_id === line.product_id;

/** The cart in its current state in the catalogue, with each change since named. */
export function CartDrawerBody({ cart }: { cart: RefreshedCartState }) {
  const notice = useCartDrawer((drawer) => drawer.notice);
  const { lines, products, shipping, changes, failed, refreshing, refresh } = cart;
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const removed = useRemovedNames();
  const body = useRef<HTMLDivElement>(null);
  const { subtotalBani } = orderTotals(lines, shipping.rates);
  const missingBani = missingForFreeShippingBani(subtotalBani, shipping.rates);

  // Synchronous: the pressed button is gone, and the focus moves to the new line.
  const bring = (productId: number, change: () => void) => {
    flushSync(change);
    body.current?.querySelector<HTMLElement>(`[data-line="${productId}"] a`)?.focus();
  };
  const undo = ({ line, undo: putBack }: Removal) => bring(line.product_id, putBack);
  const add = (product: PricedProduct) =>
    bring(product.product_id, () => {
      addLine(product);
      openCartDrawer(messages.product.added(fullName(product)));
    });
  return (
    <div ref={body} className={style.body}>
      {notice?.lines === lines && (
        <Alert tone="success" role="status">
          {notice.text}
        </Alert>
      )}
      <CartChanges changes={changes} />
      {failed && <RefreshFailed retrying={refreshing} onRetry={refresh} />}
      {removals
        .filter(({ line }) => !lines.some(isOf(line)))
        .map((removal) => (
          <RemovedLine
            key={removal.line.product_id}
            name={fullName(removal.line)}
            onUndo={() => undo(removal)}
          />
        ))}
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
            onRemoved={(line, putBack) =>
              setRemovals((all) => [
                ...all.filter((one) => !isOf(line)(one.line)),
                { line, undo: putBack },
              ])
            }
          />
          {products && shipping.isSettled && missingBani !== null && missingBani > 0 && (
            <FittingList
              products={products}
              lines={lines}
              missingBani={missingBani}
              feeBani={shipping.rates.feeBani}
              removed={removed}
              onAdd={add}
            />
          )}
        </>
      )}
    </div>
  );
}
