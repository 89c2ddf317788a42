import { Button } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { ALL_PRODUCTS, categoryPath } from '../catalog/categories.ts';
import type { FoundProduct } from '../catalog/group-products.ts';
import { PAGE_SIZE } from '../catalog/page-size.ts';
import { WithoutScripts } from '../written-page/without-scripts.tsx';
import { ProductCards } from './product-cards.tsx';
import style from './product-list.module.css';

const text = messages.list;

interface FoundProductsProps {
  found: readonly FoundProduct[];
  pages: number;
  onMore: () => void;
}

/** Renders the first pages only: rendering a long catalogue at once would block the page. */
export function FoundProducts({ found, pages, onMore }: FoundProductsProps) {
  const shown = found.slice(0, pages * PAGE_SIZE);
  return (
    <>
      <ProductCards found={shown} />
      {shown.length < found.length && (
        <div className={style.more}>
          <p className={style.status}>{text.shown(shown.length, found.length)}</p>
          <Button variant="secondary" onClick={onMore} className={style.button}>
            {text.more}
          </Button>
          <WithoutScripts>
            <Link to={categoryPath(ALL_PRODUCTS, 2)}>{text.nextPage}</Link>
          </WithoutScripts>
        </div>
      )}
    </>
  );
}
