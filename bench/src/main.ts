import { parseArgs } from 'node:util';
import { buildAll } from '@vitrina/platform/build';
import { auditPages } from './audit-pages.ts';
import type { Comparison } from './comparison.ts';
import { runComparison } from './comparison.ts';
import { adminOrders } from './comparisons/admin-orders.ts';
import { adminStatistics } from './comparisons/admin-statistics.ts';
import { orderTransaction } from './comparisons/order-transaction.ts';
import { deepLink, home } from './comparisons/pages.ts';
import { prerender } from './comparisons/prerender.ts';
import { productList } from './comparisons/product-list.ts';

const COMPARISONS: Record<string, Comparison> = {
  home,
  'deep-link': deepLink,
  prerender,
  'product-list': productList,
  'order-transaction': orderTransaction,
  'admin-orders': adminOrders,
  'admin-statistics': adminStatistics,
};

/** Not a comparison: Lighthouse's scores of each public page. */
const AUDIT = 'lighthouse';

/** `pnpm bench <name>…`: without a name, all of them. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const names = positionals.length > 0 ? positionals : [...Object.keys(COMPARISONS), AUDIT];
  const unknown = names.find((name) => !COMPARISONS[name] && name !== AUDIT);
  if (unknown) {
    console.error(
      `There is no comparison "${unknown}"; there are ${[...Object.keys(COMPARISONS), AUDIT].join(', ')}.`,
    );
    return 1;
  }
  await buildAll((line) => console.error(line));
  for (const name of names) {
    const comparison = COMPARISONS[name];
    if (comparison) await runComparison(comparison, Number(values.runs));
    if (name === AUDIT) await auditPages();
  }
  return 0;
}
