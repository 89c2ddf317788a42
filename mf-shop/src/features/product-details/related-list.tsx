import type { Product } from '@vitrina/contract/entities/product';
import { useMemo } from 'react';
import { productMessages } from '../../product-messages.ts';
import { ProductCard } from '../product-list/product-card.tsx';
import { ProductGrid } from '../product-list/product-grid.tsx';
import style from './related-list.module.css';
import { relatedProducts } from './related-products.ts';

interface RelatedListProps {
  variant: Product;
  products: readonly Product[];
}

/** What else there is of the kind; nothing when there is nothing. */
export function RelatedList({ variant, products }: RelatedListProps) {
  const related = useMemo(() => relatedProducts(variant, products), [variant, products]);
  if (related.length === 0) return null;
  return (
    <section className={style.related} aria-labelledby="related-products">
      <h2 id="related-products">{productMessages.related}</h2>
      <ProductGrid>
        {related.map(({ group, variant: first }) => (
          <li key={group.name}>
            <ProductCard group={group} first={first} heading="h3" />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
