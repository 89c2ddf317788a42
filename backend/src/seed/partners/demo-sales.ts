import { type DemoShop, demoOrders } from '../../partners/demo-shop/demo-orders.ts';
import { type Sales, sumSales } from '../../partners/fetch-sales.ts';
import type { SalesPeriod } from '../../partners/sales-period.ts';
import type { SiteSeed } from '../requests/request-seed.ts';

/** The shop of a site: `https://atelier-stejar.example` is `atelier-stejar`. */
export const demoShopOf = ({ url, salesBani }: Pick<SiteSeed, 'url' | 'salesBani'>): DemoShop => ({
  name: new URL(url).hostname.split('.')[0] ?? '',
  monthlyBani: salesBani,
});

/** Sales that a site's shop would answer, computed without a request. */
export const demoSales = (site: SiteSeed, period: SalesPeriod, now: Date): Sales =>
  sumSales(demoOrders(demoShopOf(site), period.start, period.end, now), period);
