import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { Button } from '@vitrina/shared-ui/button';
import { cartMessages } from '../../cart-messages.ts';
import type { PricedProduct } from '../catalog/buyable.ts';
import { fullName } from '../catalog/variant-name.ts';
import style from './fitting-list.module.css';
import { fittingProducts } from './fitting-products.ts';
import { ProductRow } from './product-row.tsx';

const text = cartMessages.fitting;

interface FittingListProps {
  products: readonly Product[];
  lines: readonly CartLine[];
  /** Amount missing for free delivery. */
  missingBani: number;
  /** Delivery fee below that amount. */
  feeBani: number;
  /** Names of products that the buyer removed. */
  removed: readonly string[];
  onAdd: (product: PricedProduct) => void;
}

/** Suggests two products towards free delivery, and says which reach it. */
export function FittingList({
  products,
  lines,
  missingBani,
  feeBani,
  removed,
  onAdd,
}: FittingListProps) {
  const gap = { missingBani, feeBani };
  const { products: fitting, together } = fittingProducts(products, lines, gap, removed);
  const [first, ...others] = fitting.filter(({ price }) => toBani(price) >= missingBani);
  if (fitting.length === 0) return null;
  return (
    <section className={style.fitting} aria-labelledby="fitting">
      <h3 id="fitting" className={style.title}>
        {text.title}
      </h3>
      {together && <p className={style.promise}>{text.together}</p>}
      {first && (
        <p className={style.promise}>{others.length > 0 ? text.each : text.one(fullName(first))}</p>
      )}
      <ul className={style.list}>
        {fitting.map((product) => (
          <ProductRow key={product.product_id} product={product}>
            <Button
              size="sm"
              variant="secondary"
              aria-label={text.addLabel(fullName(product))}
              onClick={() => onAdd(product)}
            >
              {text.add}
            </Button>
          </ProductRow>
        ))}
      </ul>
    </section>
  );
}
