import type { Product } from '@vitrina/contract/entities/product';
import { quantityInCart } from '@vitrina/contract/rules/cart';
import { addState } from '@vitrina/contract/rules/stock';
import { addLine, showToast, useCart } from '@vitrina/shared-auth';
import { Button, type ButtonProps } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { messages } from '../../messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import style from './add-to-cart-button.module.css';
import { openCartDrawer } from './cart-drawer-store.ts';

const text = messages.product;

interface AddToCartButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  product: Product;
  /** Where the cart opens at once; elsewhere a toast leads to it, so that one can go on choosing. */
  opensCart?: boolean | undefined;
}

/** Puts one piece into the cart. It stays focusable when it can add no more, and says why. */
export function AddToCartButton({ product, opensCart, className, ...rest }: AddToCartButtonProps) {
  const inCart = useCart((cart) => quantityInCart(cart.lines, product.product_id));
  const state = addState(product.stock_quantity, inCart);
  const add = () => {
    if (state !== 'available') return;
    addLine(product);
    const added = text.added(fullName(product));
    if (opensCart) openCartDrawer(added);
    else showToast(added, { action: { label: text.toCart, run: () => openCartDrawer() } });
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
