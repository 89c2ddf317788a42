import type { FoundProduct } from '../catalog/group-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

/** Cards in the first row of the widest grid. */
const FIRST_ROW = 4;

/** The grid at the top of a page: its first row of pictures loads first. */
export function ProductCards({ found }: { found: readonly FoundProduct[] }) {
  return (
    <ProductGrid>
      {found.map(({ group, variant }, index) => (
        <li key={group.name}>
          <ProductCard group={group} first={variant} urgent={index < FIRST_ROW} />
        </li>
      ))}
    </ProductGrid>
  );
}
