import type { CartLine } from '@vitrina/contract/entities/cart-line';
import type { Product } from '@vitrina/contract/entities/product';
import { setQuantity } from '@vitrina/shared-auth';
import { CartLineRow } from './cart-line-row.tsx';
import style from './cart-lines.module.css';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** The catalogue, for pictures and stock; absent until it arrives. */
  products: readonly Product[] | undefined;
  /** A payment is under way: the lines only show. */
  frozen: boolean;
}

export function CartLines({
  lines,
  products,
  frozen,
  onRemoved,
}: CartLinesProps & { onRemoved: () => void }) {
  const change = (line: CartLine, quantity: number, stock?: number) => {
    setQuantity(line.product_id, quantity, stock);
    if (quantity < 1) onRemoved();
  };
  return (
    <ul className={style.lines} inert={frozen}>
      {lines.map((line) => (
        <CartLineRow
          key={line.product_id}
          line={line}
          product={products?.find(({ product_id }) => product_id === line.product_id)}
          onQuantity={(quantity, stock) => change(line, quantity, stock)}
          onRemove={() => change(line, 0)}
        />
      ))}
    </ul>
  );
}
