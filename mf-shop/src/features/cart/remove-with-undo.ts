import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { removeLine, replaceCart, useCart } from '@vitrina/shared-auth';

/**
 * Takes a line out of the cart.
 * @returns puts it back where it was, unless the product was added anew since
 */
export function removeWithUndo(line: CartLine): () => void {
  const same = ({ product_id }: CartLine) => product_id === line.product_id;
  const position = useCart.getState().lines.findIndex(same);
  removeLine(line.product_id);
  return () => {
    const lines = [...useCart.getState().lines];
    if (lines.some(same)) return;
    lines.splice(position, 0, line);
    replaceCart(lines);
  };
}
