import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** A query's error, possibly with the host's message. */
interface QueryError extends Error {
  serverMessage?: string | null;
}

/** The part of a TanStack query that a view needs. */
export interface QueryState<Data> {
  data: Data | undefined;
  error?: QueryError | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: QueryState<Data>;
  /** Shown in place of the data. */
  loading: ReactNode;
  /** What failed to load; the host's message is shown below. */
  failed: string;
  retryLabel: string;
  /** Renders the data, including empty data. */
  children: (data: Data) => ReactNode;
}

/**
 * The four states of a view of data: loading, error with a retry, and, by `children`, empty and data.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { listProducts } from '@vitrina/contract/calls/list-products';
 * import { callApi, publicKey } from '@vitrina/shared-auth';
 * const products = useQuery({
 *   queryKey: publicKey('mf-shop', 'products'),
 *   queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
 * });
 * const list = (
 *   <QueryView query={products} loading="…" failed="Nu am putut încărca." retryLabel="Reîncearcă">
 *     {(rows) => <p>{rows.length}</p>}
 *   </QueryView>
 * );
 */
export function QueryView<Data>({
  query,
  loading,
  failed,
  retryLabel,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  const words = query.error?.serverMessage;
  return (
    <ErrorState
      title={failed}
      detail={words === failed ? null : words}
      retryLabel={retryLabel}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
