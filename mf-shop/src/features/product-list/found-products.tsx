import { Button } from '@vitrina/shared-ui/button';
import { messages } from '../../messages.ts';
import type { FoundProduct } from './find-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import style from './product-list.module.css';

const text = messages.list;

/** The widest grid shows this many cards in its first row. */
const FIRST_ROW = 4;
/** Full rows in every width of the grid. */
const PAGE = 24;

interface FoundProductsProps {
  found: readonly FoundProduct[];
  pages: number;
  onMore: () => void;
}

/** The first pages of what was found: a long catalogue is not rendered at once. */
export function FoundProducts({ found, pages, onMore }: FoundProductsProps) {
  const shown = found.slice(0, pages * PAGE);
  return (
    <>
      <ProductGrid>
        {shown.map(({ group, variant }, index) => (
          <li key={group.name}>
            <ProductCard group={group} first={variant} urgent={index < FIRST_ROW} />
          </li>
        ))}
      </ProductGrid>
      {shown.length < found.length && (
        <div className={style.more}>
          <p className={style.status}>{text.shown(shown.length, found.length)}</p>
          <Button variant="secondary" onClick={onMore}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
