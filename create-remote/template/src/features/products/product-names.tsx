import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Spinner } from '@vitrina/shared-ui/spinner';
import { messages } from '../../messages.ts';
import { productsQuery } from './products-query.ts';

const SHOWN = 5;

/** Variants of a product share its name. */
const firstNames = (products: readonly Product[]): string[] =>
  [...new Set(products.map(({ product_name }) => product_name))].slice(0, SHOWN);

/** Names of the first products, in all four states: loading, error with a retry, empty, data. */
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
            {firstNames(products).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
