import type { Product } from '@vitrina/contract/entities/product';
import { quantityInCart } from '@vitrina/contract/rules/cart';
import { formatBani, formatRon } from '@vitrina/contract/rules/money';
import type { ShippingRates } from '@vitrina/contract/rules/shipping';
import { useCart } from '@vitrina/shared-auth';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Stars } from '@vitrina/shared-ui/stars';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { openCartDrawer } from '../cart/cart-drawer-store.ts';
import { AlertState } from '../catalog/alert-state.tsx';
import { isPriced } from '../catalog/buyable.ts';
import { variantNames, variantsLabel } from '../catalog/variant-name.ts';
import { VariantSwatches } from '../catalog/variant-swatches.tsx';
import { WithoutScripts } from '../written-page/without-scripts.tsx';
import style from './buy-box.module.css';
import { PriceLine } from './price-line.tsx';
import { ShadeFinderButton } from './shade-finder-button.tsx';
import { type AskedAlert, StockAlert } from './stock-alert.tsx';
import { StockLine } from './stock-line.tsx';
import { VariantLinks } from './variant-links.tsx';

const text = productMessages;

export interface BuyBoxProps {
  variant: Product;
  /** All variants of the product, including the shown one. */
  variants: readonly Product[];
  onSelect: (variant: Product) => void;
  /** The whole catalogue, for shades and similar products. */
  products: readonly Product[];
}

export function BuyBox({ variant, variants, onSelect, products }: BuyBoxProps) {
  const inCart = useCart((cart) => quantityInCart(cart.lines, variant.product_id));
  const name = variantNames(variants).get(variant.product_id);
  const label = variantsLabel(variants);
  const { shipping } = useSettings();
  const [asked, setAsked] = useState<Readonly<Record<number, AskedAlert>>>({});
  const canWait = isPriced(variant) && variant.stock_quantity < 1;
  return (
    <div className={style.box}>
      <div className={style.head}>
        {variant.category_name && <p className={style.category}>{variant.category_name}</p>}
        <h1 className={style.name}>{variant.product_name}</h1>
        <Stars />
      </div>
      <PriceLine {...variant} />
      {name && (
        <div className={style.variants}>
          <p>
            {label}: <strong>{name}</strong>
          </p>
          <VariantSwatches
            variants={variants}
            selectedId={variant.product_id}
            onSelect={onSelect}
            label={label}
            size="md"
          />
          <ShadeFinderButton variant={variant} products={products} onSelect={onSelect} />
          <WithoutScripts>
            <VariantLinks variants={variants} shownId={variant.product_id} />
          </WithoutScripts>
        </div>
      )}
      {isPriced(variant) && <StockLine stock={variant.stock_quantity} />}
      <div className={style.buy} data-docked="">
        {isPriced(variant) && (
          // Visual only, for a bar whose price and variant are out of view: not part of the page's text.
          <span className={style.price} data-price={formatRon(variant.price)} data-variant={name} />
        )}
        {canWait && (
          // On a narrow page, replaces the disabled button.
          <AlertState
            product={variant}
            className={style.ask}
            askClass={buttonClass({ size: 'lg', block: true })}
          />
        )}
        <AddToCartButton product={variant} size="lg" block className={style.add} />
      </div>
      {canWait && (
        <StockAlert
          key={variant.product_id}
          product={variant}
          asked={asked[variant.product_id]}
          onAsked={(alert) => setAsked({ ...asked, [variant.product_id]: alert })}
        />
      )}
      {inCart > 0 && (
        <p className={style.inCart}>
          {text.inCart(inCart)}
          <Button size="sm" variant="ghost" onClick={() => openCartDrawer()}>
            {messages.product.toCart}
          </Button>
        </p>
      )}
      <ul className={style.promises} data-others="">
        <li>
          <Truck />
          <span>{deliveryText(shipping)}</span>
        </li>
        <li>
          <Undo2 />
          {text.returns}
        </li>
        <li>
          <ShieldCheck />
          {text.securePayment}
        </li>
      </ul>
    </div>
  );
}

function deliveryText({ feeBani, freeFromBani }: ShippingRates): string {
  if (feeBani === 0) return `${text.alwaysFree}.`;
  const fee = `${text.delivery(formatBani(feeBani))}.`;
  return freeFromBani === null ? fee : `${fee} ${text.freeShipping(formatBani(freeFromBani))}.`;
}
