import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { useProducts } from '../catalog/list-products.ts';
import style from './product-details.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView, type ProductViewProps } from './product-view.tsx';
import { soldProducts } from './related-products.ts';
import { Suggestions } from './suggestions.tsx';
import { useShownVariant } from './use-shown-variant.ts';

const text = productMessages;

/** The variant of the address, with its siblings. */
export function ProductDetails() {
  const [shownId, show] = useShownVariant();
  const { data: products, isError, isFetching, refetch } = useProducts();
  if (isError && !products) {
    return (
      <>
        <h1 className={style.title}>{messages.list.title}</h1>
        <ErrorState
          title={text.failed}
          retryLabel={messages.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!products) return <ProductSkeleton />;
  const variant = products.find((product) => String(product.product_id) === shownId);
  if (!variant) return <ProductNotFound products={products} />;
  return (
    <ProductView
      variant={variant}
      variants={products.filter(({ product_name }) => product_name === variant.product_name)}
      onSelect={({ product_id }) => show(product_id)}
      products={products}
    />
  );
}

function ProductNotFound({ products }: Pick<ProductViewProps, 'products'>) {
  return (
    <>
      {/* For hosts of the page that answer every path with 200. */}
      <meta name="robots" content="noindex" />
      <h1 className={style.title}>{text.notFound.title}</h1>
      <EmptyState
        illustration={<PackageX />}
        title={text.notFound.text}
        action={
          <Link to="/products" className={buttonClass({ variant: 'secondary' })}>
            {text.notFound.action}
          </Link>
        }
      />
      <Suggestions title={text.notFound.instead} found={soldProducts(products)} />
    </>
  );
}
