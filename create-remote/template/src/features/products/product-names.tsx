import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { messages } from '../../messages.ts';
import { productsQuery } from './products-query.ts';

const SHOWN = 5;

/** Names of the first products: loading, failed with a retry, empty, or there. */
export function ProductNames() {
  const query = useQuery(productsQuery);
  return (
    <QueryView
      query={query}
      loading={<Spinner label={messages.loading} />}
      failed={messages.failed}
      retryLabel={messages.retry}
    >
      {(products) =>
        products.length === 0 ? (
          <p>{messages.empty}</p>
        ) : (
          <ul>
            {products.slice(0, SHOWN).map(({ product_id, product_name }) => (
              <li key={product_id}>{product_name}</li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
