import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { Alert } from '@vitrina/shared-ui/alert';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refreshPrices } from '../catalog/prices.ts';
import { fullName } from '../catalog/variant-name.ts';
import { CartBound } from './cart-bound.tsx';
import { CartChanges } from './cart-changes.tsx';
import style from './cart-drawer-body.module.css';
import { CartDrawerFoot } from './cart-drawer-foot.tsx';
import { useCartDrawer } from './cart-drawer-store.ts';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FreeShippingNote } from './free-shipping-note.tsx';
import { RefreshFailed } from './refresh-failed.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useRefreshedCart } from './use-refreshed-cart.ts';

/** The cart as the catalogue has it now: what changed since is said line by line. */
export function CartDrawerBody() {
  const notice = useCartDrawer((drawer) => drawer.notice);
  const { lines, products, shipping, changes, failed, refreshing, refresh } =
    useRefreshedCart(false);
  const [removed, setRemoved] = useState<{ line: CartLine; undo: () => void } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const totals = orderTotals(lines, shipping.rates);

  // Opening it is the moment to ask what became of the products, and of what delivery costs.
  useEffect(() => void refreshPrices(), []);

  const undo = () => {
    if (!removed) return;
    // At once: the button that was pressed is gone then, and the line that came back takes the focus.
    flushSync(() => {
      removed.undo();
      setRemoved(null);
    });
    body.current?.querySelector<HTMLElement>(`[data-line="${removed.line.product_id}"] a`)?.focus();
  };
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
        <EmptyCart />
      ) : (
        <>
          <CartBound lines={lines} rates={shipping.rates} />
          <FreeShippingNote subtotalBani={totals.subtotalBani} shipping={shipping} />
          <CartLines
            lines={lines}
            products={products}
            frozen={false}
            onRemoved={(line, putBack) => setRemoved({ line, undo: putBack })}
          />
          <CartDrawerFoot totals={totals} isSettled={shipping.isSettled} />
        </>
      )}
    </div>
  );
}
