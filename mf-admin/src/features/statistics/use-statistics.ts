import { useQuery } from '@tanstack/react-query';
import { hostCan } from '@vitrina/shared-auth';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { productsQuery } from '../products/products-query.ts';
import { variantName } from '../products/variant-name.ts';
import { combineDays, type Point, type Totals } from './combine-days.ts';
import { type AskedPeriod, wholeOf } from './period-in.ts';
import { dayTotalsQuery, hostStatisticsQuery } from './statistics-query.ts';

/** What the charts of a period show. */
export interface Statistics {
  totals: Totals;
  /** Of the period before, where there is one to compare with. */
  before: Pick<Totals, 'orders' | 'revenue'> | null;
  /** Pieces of what is sold now, the most first. */
  stock: readonly Point[];
  /** As in `DailySales`. */
  undated: readonly string[];
  /** Set where products and stock are the first ones alone. */
  cut: Cut | null;
}

/** What there is of all products, where only those that stand first were answered. */
export interface Cut {
  /** How many of each order. */
  first: number;
  products: number;
  orders: number;
  quantity: number;
  stock: number;
  readAll: () => Promise<Statistics>;
}

interface LoadedStatistics {
  data: Statistics | undefined;
  isFetching: boolean;
  /** The text for the person; `null` when nothing failed. */
  failed: string | null;
  retry: () => void;
}

/** The host's own sums; those of the orders themselves where the host makes none. */
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

/** All orders, or those of the period where the host can, summed up here. */
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
