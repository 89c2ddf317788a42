import type { Product } from '@vitrina/contract/entities/product';
import { quantityInCart } from '@vitrina/contract/rules/cart';
import { formatBani } from '@vitrina/contract/rules/money';
import { FREE_SHIPPING_FROM_BANI, SHIPPING_BANI } from '@vitrina/contract/rules/shipping';
import { useCart } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { Stars } from '@vitrina/shared-ui/stars';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { openCartDrawer } from '../cart/cart-drawer-store.ts';
import { variantName } from '../catalog/variant-name.ts';
import { VariantSwatches } from '../catalog/variant-swatches.tsx';
import style from './buy-box.module.css';
import { PriceLine } from './price-line.tsx';
import { StockLine } from './stock-line.tsx';

const text = productMessages;

/** Name, price, choice of variant and the way into the cart. */
export interface BuyBoxProps {
  variant: Product;
  /** All variants of the product, the shown one among them. */
  variants: readonly Product[];
  onSelect: (variant: Product) => void;
}

export function BuyBox({ variant, variants, onSelect }: BuyBoxProps) {
  const inCart = useCart((cart) => quantityInCart(cart.lines, variant.product_id));
  const color = variantName(variant, variants.indexOf(variant));
  return (
    <div className={style.box}>
      <div className={style.head}>
        {variant.category_name && <p className={style.category}>{variant.category_name}</p>}
        <h1 className={style.name}>{variant.product_name}</h1>
        <Stars />
      </div>
      <PriceLine {...variant} />
      <div className={style.variants}>
        <p>
          {messages.product.color}: <strong>{color}</strong>
        </p>
        <VariantSwatches
          variants={variants}
          selectedId={variant.product_id}
          onSelect={onSelect}
          label={messages.product.color}
          size="md"
        />
      </div>
      <StockLine stock={variant.stock_quantity} />
      <AddToCartButton product={variant} size="lg" block opensCart />
      {inCart > 0 && (
        <p className={style.inCart}>
          {text.inCart(inCart)}
          <Button size="sm" variant="ghost" onClick={() => openCartDrawer()}>
            {messages.product.toCart}
          </Button>
        </p>
      )}
      <ul className={style.promises}>
        <li>
          <Truck />
          <span>
            {text.delivery(formatBani(SHIPPING_BANI))}.{' '}
            {text.freeShipping(formatBani(FREE_SHIPPING_FROM_BANI))}.
          </span>
        </li>
        <li>
          <ShieldCheck />
          {text.securePayment}
        </li>
      </ul>
    </div>
  );
}
