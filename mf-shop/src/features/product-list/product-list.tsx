import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Product } from '@vitrina/contract/entities/product';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { useLater } from '@vitrina/shared-ui/use-later';
import { use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { messages } from '../../messages.ts';
import { categoriesBySlug } from '../catalog/categories.ts';
import { CategoryLinks } from '../catalog/category-links.tsx';
import { categoriesOf } from '../catalog/group-products.ts';
import { useProducts } from '../catalog/list-products.ts';
import { WithoutScripts } from '../written-page/without-scripts.tsx';
import { type CatalogueFilters, NO_FILTERS, narrows } from './catalogue-filters.ts';
import { FilterBarSkeleton } from './filter-bar-skeleton.tsx';
import { FiltersAtHand } from './filters-at-hand.ts';
import { findProducts, indexProducts, isPartial } from './find-products.ts';
import { FoundProducts } from './found-products.tsx';
import { loadFilters } from './load-filters.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import style from './product-list.module.css';
import { type ChangeFilters, useFilters } from './use-filters.ts';

const text = messages.list;

export function ProductList() {
  const { data: products, isError, isFetching, refetch } = useProducts();
  if (products) return <Catalogue products={products} />;
  if (isError) {
    return (
      <ErrorState
        title={text.failed}
        retryLabel={messages.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className={style.list}>
      <FilterBarSkeleton />
      <p role="status" className={style.status}>
        {text.loading}
      </p>
      <ProductGridSkeleton />
    </div>
  );
}

function Catalogue({ products }: { products: readonly Product[] }) {
  const [filters, write] = useFilters();
  const list = useRef<HTMLDivElement>(null);
  const index = useMemo(() => indexProducts(products), [products]);
  // The field shows a keystroke at once; the cards may lag.
  const asked = useDeferredValue(filters);
  const found = useMemo(() => findProducts(index, asked), [index, asked]);
  const unreadable = useUnreadableRows(listProducts.name).length;
  const { part: loaded, failed, ask } = useLater(loadFilters);
  useEffect(ask, [ask]);
  const part = use(FiltersAtHand) ?? loaded;
  const change: ChangeFilters = (asked, how) => {
    write(asked, how);
    // A new result is read from its first card; a sticky filter row may be far from it.
    const isBegun = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (how !== 'paging' && isBegun) list.current?.scrollIntoView();
  };
  const clear = narrows(asked)
    ? { label: clearLabel(asked), run: () => change({ ...NO_FILTERS, sort: filters.sort }) }
    : null;
  return (
    <div ref={list} className={style.list} data-answers-search="">
      {part && (
        <part.FilterBar
          products={products}
          filters={filters}
          foundCount={found.length}
          onChange={change}
        />
      )}
      {failed && <FiltersFailed onRetry={ask} />}
      {!part && !failed && <FilterBarSkeleton />}
      <WithoutScripts>
        <CategoryLinks categories={categoriesBySlug(products).values()} />
      </WithoutScripts>
      <div className={style.result}>
        <p role="status" className={style.status}>
          {isPartial(index, asked) && found.length > 0
            ? text.partial(asked.query.trim(), found.length)
            : text.count(found.length)}
          {unreadable > 0 && `. ${text.unreadable(unreadable)}`}
        </p>
        {clear && found.length > 0 && (
          <Button variant="ghost" size="sm" onClick={clear.run}>
            {clear.label}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        part && (
          <part.NoProductsFound
            clear={clear}
            query={asked.query}
            categories={categoriesOf(products)}
            onCategory={(category) => change({ ...NO_FILTERS, category })}
          />
        )
      ) : (
        <FoundProducts
          found={found}
          pages={asked.pages}
          onMore={() => change({ pages: asked.pages + 1 }, 'paging')}
        />
      )}
    </div>
  );
}

/** Label by what the button resets: search, filters or both. */
function clearLabel(asked: CatalogueFilters): string {
  if (asked.query.trim() === '') return text.filters.clear;
  return narrows({ ...asked, query: '' }) ? text.filters.clearBoth : text.filters.clearSearch;
}

/** The products are shown anyway. */
function FiltersFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className={style.result}>
      {text.filters.failed}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {messages.retry}
      </Button>
    </p>
  );
}
