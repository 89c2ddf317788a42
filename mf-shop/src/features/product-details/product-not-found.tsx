import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { useDocumentTitle } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router-dom';
import { productMessages } from '../../product-messages.ts';
import { goneProductQuery } from './gone-product-query.ts';
import { OtherWays } from './other-ways.tsx';
import style from './product-details.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { similarProducts } from './similar-products.ts';
import { soldProducts } from './sold-products.ts';
import { Suggestions } from './suggestions.tsx';

const text = productMessages.notFound;

interface ProductNotFoundProps {
  products: readonly Product[];
  /** As in the address. */
  id: string;
}

/** Suggests similar products when the host knows the former product, else products of each category. */
export function ProductNotFound({ products, id }: ProductNotFoundProps) {
  useDocumentTitle(text.title);
  const { data: gone, isPending } = useQuery(goneProductQuery(id));
  // While it is busy, the written page of a gone product stays, which is complete.
  if (isPending) return <ProductSkeleton />;
  const similar = gone ? similarProducts(gone, products) : [];
  return (
    <>
      {/* For hosts of the page that answer every path with 200. */}
      <meta name="robots" content="noindex" />
      <h1 className={style.title}>{text.title}</h1>
      <EmptyState
        illustration={<PackageX />}
        title={gone ? text.gone(gone.product_name) : text.text}
        action={
          <Link to="/products" className={buttonClass({ variant: 'secondary' })}>
            {text.action}
          </Link>
        }
      />
      {!gone && <OtherWays products={products} />}
      <div className={style.instead}>
        <Suggestions
          title={similar.length > 0 ? productMessages.similar : text.instead}
          found={similar.length > 0 ? similar : soldProducts(products)}
        />
      </div>
      {gone && <OtherWays products={products} />}
    </>
  );
}
