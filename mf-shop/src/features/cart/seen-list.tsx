import type { Product } from '@vitrina/contract/entities/product';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { useState } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { isPriced } from '../catalog/buyable.ts';
import { seenProducts } from '../catalog/seen-products.ts';
import style from './fitting-list.module.css';
import { ProductRow } from './product-row.tsx';

const MAX_PRODUCTS = 4;

/** Recently viewed products, as a way back to the shop. */
export function SeenList({ products }: { products: readonly Product[] }) {
  const [seen] = useState(() => readShopping().seen);
  const found = seenProducts(seen, products)
    .map(({ variant }) => variant)
    .filter(isPriced)
    .slice(0, MAX_PRODUCTS);
  if (found.length === 0) return null;
  return (
    <section className={style.fitting} aria-labelledby="seen">
      <h2 id="seen" className={style.title}>
        {cartMessages.seen}
      </h2>
      <ul className={style.list}>
        {found.map((product) => (
          <ProductRow key={product.product_id} product={product} />
        ))}
      </ul>
    </section>
  );
}
