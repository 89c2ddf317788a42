import type { Product } from '@vitrina/contract/entities/product';
import { useDocumentTitle } from '@vitrina/shared-auth';
import { Breadcrumbs } from '@vitrina/shared-ui/breadcrumbs';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { categoryMessages } from '../../category-messages.ts';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { filteredPath } from '../catalog/categories.ts';
import { CategoryLinks } from '../catalog/category-links.tsx';
import { useProducts } from '../catalog/list-products.ts';
import { ProductCards } from '../product-list/product-cards.tsx';
import { ProductGridSkeleton } from '../product-list/product-grid-skeleton.tsx';
import { type CategoryPageContent, findCategoryPage } from './find-category-page.ts';
import { PageLinks } from './page-links.tsx';
import style from './product-category.module.css';

const text = categoryMessages;

export function ProductCategory() {
  const { data: products, isError, isFetching, refetch } = useProducts();
  if (products) return <Found products={products} />;
  return (
    <>
      <h1 className={style.title}>{messages.list.title}</h1>
      {isError ? (
        <ErrorState
          title={messages.list.failed}
          retryLabel={messages.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy="true" className={style.category}>
          <p role="status" className={style.status}>
            {messages.list.loading}
          </p>
          <ProductGridSkeleton />
        </div>
      )}
    </>
  );
}

function Found({ products }: { products: readonly Product[] }) {
  const { slug = '', page = '' } = useParams();
  const content = useMemo(() => findCategoryPage(products, slug, page), [products, slug, page]);
  return content ? <OnePage {...content} /> : <NotFound />;
}

function OnePage(content: CategoryPageContent) {
  const { category, categories, page, total, shown } = content;
  const name = category.name ?? text.all;
  useDocumentTitle(text.pageTitle(name, page));
  return (
    <div className={style.category}>
      <Breadcrumbs label={productMessages.breadcrumb}>
        <Link to="/products">{messages.list.title}</Link>
        <span aria-current="page">{text.pageTitle(name, page)}</span>
      </Breadcrumbs>
      <h1 className={style.title}>{name}</h1>
      <CategoryLinks categories={categories} current={category} />
      <p className={style.status}>
        {messages.list.count(total)}
        {' · '}
        <Link to={category.name ? filteredPath(category.name) : '/products'}>{text.filter}</Link>
      </p>
      <ProductCards found={shown} />
      <PageLinks {...content} />
    </div>
  );
}

function NotFound() {
  useDocumentTitle(text.notFound.title);
  return (
    <>
      {/* For hosts of the page that answer every path with 200. */}
      <meta name="robots" content="noindex" />
      <h1 className={style.title}>{text.notFound.title}</h1>
      <EmptyState
        illustration={<SearchX />}
        title={text.notFound.text}
        action={
          <Link to="/products" className={buttonClass({ variant: 'secondary' })}>
            {text.notFound.action}
          </Link>
        }
      />
    </>
  );
}
