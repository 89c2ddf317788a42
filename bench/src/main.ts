import { readArguments } from '@vitrina/federation/read-arguments';
import { buildAll } from '@vitrina/platform/build';
import { auditPages } from './audit-pages.ts';
import type { Comparison } from './comparison.ts';
import { runComparison } from './comparison.ts';
import { adminLists } from './comparisons/admin-lists.ts';
import { adminOrders } from './comparisons/admin-orders.ts';
import { adminStatistics } from './comparisons/admin-statistics.ts';
import { click } from './comparisons/click.ts';
import { delegation } from './comparisons/delegation.ts';
import { filterKeystroke } from './comparisons/filter-keystroke.ts';
import { homePaints } from './comparisons/home-paints.ts';
import { hostileUploads } from './comparisons/hostile-uploads.ts';
import { orderTransaction } from './comparisons/order-transaction.ts';
import { deepLink, home } from './comparisons/pages.ts';
import { prerender, productHtml, productsHtml } from './comparisons/prerender.ts';
import { productList } from './comparisons/product-list.ts';
import { questionnaire } from './comparisons/questionnaire.ts';
import { timeNewRemote } from './time-new-remote.ts';
import { timeReleases } from './time-releases.ts';
import { watchChanges } from './watch-changes.ts';
import { watchConsole } from './watch-console.ts';
import { watchLongTasks } from './watch-long-tasks.ts';
import { watchMemory } from './watch-memory.ts';
import { timePages } from './write-pages.ts';

const COMPARISONS: Record<string, Comparison> = {
  home,
  'deep-link': deepLink,
  prerender,
  'home-paints': homePaints,
  'products-html': productsHtml,
  'product-html': productHtml,
  click,
  'product-list': productList,
  'filter-keystroke': filterKeystroke,
  'order-transaction': orderTransaction,
  'hostile-uploads': hostileUploads,
  'admin-orders': adminOrders,
  'admin-lists': adminLists,
  'admin-statistics': adminStatistics,
  questionnaire,
  delegation,
};

/**
 * Measurements without a peer: Lighthouse scores, long tasks of long lists, memory over ten minutes, open
 * change streams, time from a release to its display, time to a new team's first change, HTML of 10,000
 * products, and pages of the console in a large shop.
 */
const REPORTS: Record<string, (runs: number) => Promise<void>> = {
  lighthouse: auditPages,
  'long-tasks': watchLongTasks,
  memory: watchMemory,
  changes: watchChanges,
  releases: timeReleases,
  'new-remote': timeNewRemote,
  pages: timePages,
  console: watchConsole,
};

/** `pnpm bench <name>…`: without a name, all of them. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(
    args,
    { runs: { type: 'string', default: '5' } },
    'pnpm bench <name>…',
  );
  const known = [...Object.keys(COMPARISONS), ...Object.keys(REPORTS)];
  const names = positionals.length > 0 ? positionals : known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) {
    console.error(`There is no measurement "${unknown}"; there are ${known.join(', ')}.`);
    return 1;
  }
  await buildAll((line) => console.error(line));
  for (const name of names) {
    const comparison = COMPARISONS[name];
    if (comparison) await runComparison(comparison, Number(values.runs));
    await REPORTS[name]?.(Number(values.runs));
  }
  return 0;
}
