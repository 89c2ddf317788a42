import { ErrorState } from '@vitrina/shared-ui/error-state';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { useProducts } from '../catalog/list-products.ts';
import style from './product-details.module.css';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import { useShownVariant } from './use-shown-variant.ts';

const text = productMessages;

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
  if (!variant) return <ProductNotFound products={products} id={shownId} />;
  return (
    <ProductView
      variant={variant}
      variants={products.filter(({ product_name }) => product_name === variant.product_name)}
      onSelect={({ product_id }) => show(product_id)}
      products={products}
    />
  );
}
