import type { Product } from '@vitrina/contract/entities/product';
import { quantityInCart } from '@vitrina/contract/rules/cart';
import { addState } from '@vitrina/contract/rules/stock';
import { addLine, useCart } from '@vitrina/shared-auth';
import { Button, type ButtonProps } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { messages } from '../../messages.ts';
import { isPriced } from '../catalog/buyable.ts';
import { fullName } from '../catalog/variant-name.ts';
import style from './add-to-cart-button.module.css';
import { openCartDrawer } from './cart-drawer-store.ts';

const text = messages.product;

interface AddToCartButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  product: Product;
}

/** Adds one piece and opens the cart. Stays focusable when no more can be added, and says why. */
export function AddToCartButton({ product, className, ...rest }: AddToCartButtonProps) {
  const inCart = useCart((cart) => quantityInCart(cart.lines, product.product_id));
  const stock = addState(product.stock_quantity, inCart);
  const state = isPriced(product) || stock === 'sold-out' ? stock : 'unpriced';
  const add = () => {
    if (state !== 'available' || !isPriced(product)) return;
    addLine(product);
    openCartDrawer(text.added(fullName(product)));
  };
  return (
    <Button
      {...rest}
      className={classNames(style.button, className)}
      aria-disabled={state !== 'available'}
      aria-label={text.addLabel(text.addState[state], fullName(product))}
      onClick={add}
    >
      {text.addState[state]}
    </Button>
  );
}
