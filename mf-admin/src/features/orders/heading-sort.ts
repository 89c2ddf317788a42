import type { Sort } from '../list/sort-rows.ts';
import type { OrderSort } from './filter-orders.ts';

/** The host sorts by these two columns only. */
const SORTS: Readonly<Record<OrderSort, Sort>> = {
  newest: { column: 'date', descending: true },
  oldest: { column: 'date', descending: false },
  highest: { column: 'total', descending: true },
  lowest: { column: 'total', descending: false },
};

const ALL = Object.entries(SORTS) as ReadonlyArray<readonly [OrderSort, Sort]>;

export const SORTED_COLUMNS: ReadonlySet<string> = new Set(ALL.map(([, { column }]) => column));

export const headingSort = (sort: OrderSort): Sort => SORTS[sort];

/** First press descending, second ascending. */
export function pressedSort(now: OrderSort, column: string): OrderSort {
  const { column: sorted, descending } = SORTS[now];
  const wanted = sorted === column ? !descending : true;
  return ALL.find(([, sort]) => sort.column === column && sort.descending === wanted)?.[0] ?? now;
}
