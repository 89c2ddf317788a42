import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { setQuantity } from '@vitrina/shared-auth';
import { CartLineRow } from './cart-line-row.tsx';
import style from './cart-lines.module.css';
import { removeWithUndo } from './remove-with-undo.ts';

export interface CartLinesProps {
  lines: readonly CartLine[];
  /** The catalogue, for pictures and stock; absent until it arrives. */
  products: readonly Product[] | undefined;
  /** A payment is in progress: the lines are read-only. */
  frozen: boolean;
}

type OnRemoved = (line: CartLine, undo: () => void) => void;

export function CartLines({
  lines,
  products,
  frozen,
  onRemoved,
}: CartLinesProps & { onRemoved: OnRemoved }) {
  const remove = (line: CartLine) => onRemoved(line, removeWithUndo(line));
  const change = (line: CartLine, quantity: number, stock: number) =>
    quantity < 1 ? remove(line) : setQuantity(line.product_id, quantity, stock);
  return (
    <ul className={style.lines} inert={frozen}>
      {lines.map((line) => (
        <CartLineRow
          key={line.product_id}
          line={line}
          product={products?.find(({ product_id }) => product_id === line.product_id)}
          onQuantity={(quantity, stock) => change(line, quantity, stock)}
          onRemove={() => remove(line)}
        />
      ))}
    </ul>
  );
}
