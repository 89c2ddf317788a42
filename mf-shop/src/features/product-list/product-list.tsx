import type { Product } from '@vitrina/contract/entities/product';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { categoriesOf, groupProducts } from '../catalog/group-products.ts';
import { useProducts } from '../catalog/list-products.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import style from './product-list.module.css';
import { useCategory } from './use-category.ts';

const text = messages.list;

/** The widest grid shows this many cards in its first row. */
const FIRST_ROW = 4;

/** The catalogue by product, filtered by the category of the address. */
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
      <p role="status" className={style.status}>
        {text.loading}
      </p>
      <ProductGridSkeleton />
    </div>
  );
}

function Catalogue({ products }: { products: readonly Product[] }) {
  const [category, setCategory] = useCategory();
  const categories = useMemo(() => categoriesOf(products), [products]);
  const groups = useMemo(
    () =>
      groupProducts(
        products.filter((product) => category === null || product.category_name === category),
      ),
    [products, category],
  );
  return (
    <div className={style.list}>
      <CategoryFilter categories={categories} value={category} onChange={setCategory} />
      <p role="status" className={style.status}>
        {text.count(groups.length)}
      </p>
      {groups.length === 0 ? (
        <EmptyState
          title={text.empty.title}
          action={
            <Link to="/products" className={buttonClass({ variant: 'secondary' })}>
              {text.empty.action}
            </Link>
          }
        >
          {text.empty.text}
        </EmptyState>
      ) : (
        <ProductGrid>
          {groups.map((group, index) => (
            <li key={group.name}>
              <ProductCard group={group} urgent={index < FIRST_ROW} />
            </li>
          ))}
        </ProductGrid>
      )}
    </div>
  );
}
