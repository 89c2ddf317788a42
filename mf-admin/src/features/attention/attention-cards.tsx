import { useQueries } from '@tanstack/react-query';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { ordersQuery } from '../orders/orders-query.ts';
import { requestsQuery } from '../requests/requests-query.ts';
import style from './attention-cards.module.css';

const text = messages.overview;

/** What waits for an admin, each a way to the filtered list. */
export function AttentionCards() {
  const [orders, requests] = useQueries({ queries: [ordersQuery(), requestsQuery()] });
  if (orders.isPending || requests.isPending) return <Skeleton className={style.placeholder} />;
  if (orders.isError || requests.isError) {
    return (
      <ErrorState
        title={text.failed}
        retryLabel={messages.retry}
        retrying={orders.isFetching || requests.isFetching}
        onRetry={() => {
          void orders.refetch();
          void requests.refetch();
        }}
      />
    );
  }
  const toProcess = orders.data.filter((order) => order.status === 'Processing').length;
  const pending = requests.data.filter((request) => request.status === 'pending').length;
  return (
    <div className={style.cards}>
      <AttentionCard
        to="/admin/orders?status=Processing"
        title={text.orders(toProcess)}
        hint={text.ordersHint}
      />
      <AttentionCard to="/admin/sites" title={text.requests(pending)} hint={text.requestsHint} />
    </div>
  );
}

function AttentionCard({ to, title, hint }: { to: string; title: string; hint: string }) {
  return (
    <Card interactive>
      <h2 className={style.title}>
        <Link to={to} className={stretchedLinkClass}>
          {title}
        </Link>
      </h2>
      <p className={style.hint}>{hint}</p>
    </Card>
  );
}
