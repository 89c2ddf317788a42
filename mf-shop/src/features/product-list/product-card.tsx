import type { Product } from '@vitrina/contract/entities/product';
import { toBani } from '@vitrina/contract/rules/money';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { Price } from '@vitrina/shared-ui/price';
import { Stars } from '@vitrina/shared-ui/stars';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { AlertState } from '../catalog/alert-state.tsx';
import { isPriced } from '../catalog/buyable.ts';
import type { ProductGroup } from '../catalog/group-products.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { variantsLabel } from '../catalog/variant-name.ts';
import { VariantSwatches } from '../catalog/variant-swatches.tsx';
import style from './product-card.module.css';

/** Card widths in the grid, for the browser's choice of file. */
const SIZES = '(min-width: 75rem) 17rem, (min-width: 48rem) 30vw, (min-width: 22.5rem) 46vw, 92vw';

interface ProductCardProps {
  group: ProductGroup;
  /** The variant shown until another is chosen. */
  first: Product;
  /** Heading level of its name. */
  heading?: 'h2' | 'h3' | undefined;
  /** On the first screen. */
  urgent?: boolean | undefined;
}

/** One product; a swatch chooses the variant that the card shows and sells. */
export const ProductCard = memo(function ProductCard({
  group,
  first,
  heading: Name = 'h2',
  urgent,
}: ProductCardProps) {
  const [chosenId, choose] = useState<number>();
  const variant = group.variants.find(({ product_id }) => product_id === chosenId) ?? first;
  return (
    <Card padding="none" interactive className={style.card}>
      <div className={style.picture} data-sold-out={variant.stock_quantity < 1 ? '' : undefined}>
        <ProductPicture url={variant.images?.[0]} alt="" sizes={SIZES} urgent={urgent} />
      </div>
      <div className={style.body}>
        {variant.category_name && <p className={style.category}>{variant.category_name}</p>}
        <Name className={style.name}>
          <Link to={`/product/${variant.product_id}`} className={stretchedLinkClass}>
            {group.name}
          </Link>
        </Name>
        <Stars className={style.stars} />
        <VariantSwatches
          className={style.swatches}
          variants={group.variants}
          selectedId={variant.product_id}
          onSelect={({ product_id }) => choose(product_id)}
          label={`${variantsLabel(group.variants)}: ${group.name}`}
        />
        {isPriced(variant) ? (
          <Price bani={toBani(variant.price)} className={style.price} />
        ) : (
          <p className={style.price}>{messages.product.unpriced}</p>
        )}
        <AddToCartButton product={variant} block className={style.add} />
        {isPriced(variant) && variant.stock_quantity < 1 && (
          <AlertState product={variant} className={style.alert} />
        )}
      </div>
    </Card>
  );
});
