import { cartCount } from '@vitrina/contract/rules/cart';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { showToast } from '@vitrina/shared-auth';
import { Price } from '@vitrina/shared-ui/price';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import { CartBound } from './cart-bound.tsx';
import { CartLines, type CartLinesProps } from './cart-lines.tsx';
import { FreeShippingNote } from './free-shipping-note.tsx';
import style from './order-summary.module.css';
import { RefreshFailed } from './refresh-failed.tsx';
import { Totals } from './totals.tsx';
import type { RefreshedCartState } from './use-refreshed-cart.ts';

const text = cartMessages;

interface OrderSummaryProps extends CartLinesProps {
  /** One expandable line with the total. */
  folded: boolean;
  shipping: RefreshedCartState['shipping'];
  /** The catalogue could not be fetched; offers a retry. */
  refreshFailed: boolean;
  refreshing: boolean;
  onRefresh: () => void;
}

/** The cart beside the form, with lines that can be collapsed. */
export function OrderSummary({
  lines,
  products,
  frozen,
  folded,
  shipping,
  refreshFailed,
  refreshing,
  onRefresh,
}: OrderSummaryProps) {
  const totals = orderTotals(lines, shipping.rates);
  const head = useRef<HTMLElement>(null);
  const sums = (
    <>
      <FreeShippingNote subtotalBani={totals.subtotalBani} shipping={shipping} />
      <Totals totals={totals} isSettled={shipping.isSettled} />
    </>
  );
  return (
    <div className={style.summary}>
      <details open={!folded} className={style.fold}>
        <summary ref={head} className={style.head} data-folded={folded ? '' : undefined}>
          <h2 className={style.title}>{text.title}</h2>
          <span className={style.count}>{text.count(cartCount(lines))}</span>
          {folded && (
            <Price
              bani={totals.totalBani}
              className={style.total}
              data-unsettled={shipping.isSettled ? undefined : ''}
            />
          )}
          <ChevronDown className={style.chevron} />
        </summary>
        <CartLines
          lines={lines}
          products={products}
          frozen={frozen}
          onRemoved={(line, undo) => {
            // The focused button disappeared with its line.
            head.current?.focus();
            showToast(text.removed(fullName(line)), {
              tone: 'info',
              action: { label: text.undo, run: undo },
            });
          }}
        />
        {folded && <div className={style.sums}>{sums}</div>}
      </details>
      {refreshFailed && <RefreshFailed retrying={refreshing} onRetry={onRefresh} />}
      <CartBound lines={lines} rates={shipping.rates} />
      {!folded && sums}
    </div>
  );
}
