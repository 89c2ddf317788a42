import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { messages } from '../../messages.ts';
import { productsQuery } from '../products/products-query.ts';
import style from './statistics.module.css';
import { StatisticsCharts } from './statistics-charts.tsx';
import { dayTotalsQuery } from './statistics-query.ts';

const text = messages.stats;

/** All charts, or why there are none. */
export function Statistics() {
  const orders = useQuery(dayTotalsQuery());
  const products = useQuery(productsQuery());
  if (orders.data && products.data)
    return <StatisticsCharts sales={orders.data} products={products.data} />;
  if (orders.isFetching || products.isFetching) {
    return (
      <p role="status" aria-busy="true" className={style.loading}>
        <Spinner />
        {text.loading}
      </p>
    );
  }
  return (
    <ErrorState
      title={text.error(orders.error ? orders.error.message : text.productsFailed)}
      retryLabel={messages.retry}
      onRetry={() => {
        if (!orders.data) void orders.refetch();
        if (!products.data) void products.refetch();
      }}
    />
  );
}
