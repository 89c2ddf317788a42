import type { FoundProduct } from '../catalog/group-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

/** The widest grid shows this many cards in its first row. */
const FIRST_ROW = 4;

/** The grid at the top of a page: pictures of its first row are asked for at once. */
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
