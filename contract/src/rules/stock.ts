/** State of a variant's add button; each application has its own texts. */
type AddState = 'sold-out' | 'at-maximum' | 'available';

/**
 * State of the add button (docs/product.md#add-button).
 * @param stock pieces in stock
 * @param inCart pieces already in the cart
 * @example addState(3, 3) // 'at-maximum'
 */
export function addState(stock: number, inCart: number): AddState {
  if (stock <= 0) return 'sold-out';
  return inCart >= stock ? 'at-maximum' : 'available';
}
