import { useQuery } from '@tanstack/react-query';
import { hostCan } from '@vitrina/shared-auth';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { productsQuery } from '../products/products-query.ts';
import { variantName } from '../products/variant-name.ts';
import { combineDays } from './combine-days.ts';
import type { Statistics } from './host-statistics.ts';
import { type AskedPeriod, wholeOf } from './period-in.ts';
import { dayTotalsQuery, hostStatisticsQuery } from './statistics-query.ts';

interface LoadedStatistics {
  data: Statistics | undefined;
  isFetching: boolean;
  /** Text for the person; `null` without a failure. */
  failed: string | null;
  retry: () => void;
}

/** Sums of the host, or computed from its orders where it has none. */
export function useStatistics(asked: AskedPeriod): LoadedStatistics {
  const isAsked = hostCan('statistics');
  const host = useQuery({ ...hostStatisticsQuery(asked.period), enabled: isAsked });
  const own = useOwnSums(asked, !isAsked || host.data === null);
  if (!isAsked || host.data === null) return own;
  return {
    data: host.data,
    isFetching: host.isFetching,
    failed: host.error?.message ?? null,
    retry: () => void host.refetch(),
  };
}

function useOwnSums(asked: AskedPeriod, enabled: boolean): LoadedStatistics {
  const orders = useQuery({ ...dayTotalsQuery(wholeOf(asked)), enabled });
  const products = useQuery({ ...productsQuery(), enabled });
  const { period, before } = asked;
  const sales = orders.data;
  const sums = useMemo(
    () =>
      sales && {
        totals: combineDays(sales, period),
        before: before && combineDays(sales, before),
        undated: sales.undated,
      },
    [sales, period, before],
  );
  const list = products.data;
  const stock = useMemo(
    () =>
      list
        ?.map((product) => ({ name: variantName(product), value: product.stock_quantity }))
        .sort((a, b) => b.value - a.value),
    [list],
  );
  return {
    data: sums && stock && { ...sums, stock, cut: null },
    isFetching: orders.isFetching || products.isFetching,
    failed: orders.error?.message ?? (products.error && messages.stats.productsFailed),
    retry: () => {
      if (!orders.data) void orders.refetch();
      if (!products.data) void products.refetch();
    },
  };
}
