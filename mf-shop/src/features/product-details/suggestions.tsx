import { useId } from 'react';
import type { FoundProduct } from '../catalog/group-products.ts';
import { ProductCard } from '../product-list/product-card.tsx';
import { ProductGrid } from '../product-list/product-grid.tsx';
import style from './suggestions.module.css';

interface SuggestionsProps {
  title: string;
  found: readonly FoundProduct[];
}

export function Suggestions({ title, found }: SuggestionsProps) {
  const titleId = useId();
  if (found.length === 0) return null;
  return (
    <section className={style.suggestions} aria-labelledby={titleId} data-others="">
      <h2 id={titleId}>{title}</h2>
      <ProductGrid>
        {found.map(({ group, variant }) => (
          <li key={group.name}>
            <ProductCard group={group} first={variant} heading="h3" />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
