import { toBani } from '@vitrina/contract/rules/money';
import type { OrderTotals } from '@vitrina/contract/rules/order-totals';
import { Price } from '@vitrina/shared-ui/price';
import { checkoutMessages } from '../../checkout-messages.ts';
import { Totals } from '../cart/totals.tsx';
import { fullName } from '../catalog/variant-name.ts';
import style from './placed-order.module.css';

const text = checkoutMessages.placed;

interface OrderedLine {
  key: number;
  product_name: string;
  color?: string | null | undefined;
  /** `null` when unknown; the same for `price`, in RON per piece. */
  quantity: number | null;
  price: number | null;
}

interface OrderedProductsProps {
  lines: readonly OrderedLine[];
  /** `null` when unknown. */
  totals: OrderTotals | null;
}

export function OrderedProducts({ lines, totals }: OrderedProductsProps) {
  if (lines.length === 0) return null;
  return (
    <section className={style.part}>
      <h2 className={style.subtitle}>{text.products}</h2>
      <ul className={style.lines}>
        {lines.map((line) => (
          <li key={line.key} className={style.line}>
            <span>{lineText(line)}</span>
            {line.price !== null && line.quantity !== null && (
              <Price bani={toBani(line.price) * line.quantity} />
            )}
          </li>
        ))}
      </ul>
      {totals && <Totals totals={totals} />}
    </section>
  );
}

const lineText = (line: OrderedLine): string =>
  line.quantity === null ? fullName(line) : text.quantity(line.quantity, fullName(line));
