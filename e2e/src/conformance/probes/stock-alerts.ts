import { askStockAlert } from '@vitrina/contract/calls/ask-stock-alert';
import { confirmStockAlert } from '@vitrina/contract/calls/confirm-stock-alert';
import { endStockAlerts } from '@vitrina/contract/calls/end-stock-alerts';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { defineProbes } from '../probe.ts';
import { NotTried } from '../run.ts';
import { freshEmail } from '../samples.ts';

/** The real key is only in a mail, which this program cannot read. */
const KEY = `1.${'A'.repeat(43)}`;

export const stockAlertsProbes = defineProbes([
  {
    call: askStockAlert,
    writes: true,
    async run(run) {
      const products = (await run.succeeds(listProducts, {})) ?? [];
      const email = freshEmail();
      const has = products.find(({ stock_quantity }) => stock_quantity > 0);
      if (has) {
        const body = { productId: has.product_id, email };
        await run.isRefused(askStockAlert, { body }, 'a wish for what can be bought');
      }
      const lacks = products.find(({ stock_quantity }) => stock_quantity < 1);
      if (!lacks) throw new NotTried('no product is sold out');
      const body = { productId: lacks.product_id, email };
      const asked = await run.succeeds(askStockAlert, { body });
      if (asked?.confirmed) run.differ('an address is taken that nobody showed to be theirs');
    },
  },
  {
    call: confirmStockAlert,
    async run(run) {
      await run.isRefused(confirmStockAlert, { body: { key: KEY } }, 'a key that is none');
    },
  },
  {
    call: endStockAlerts,
    async run(run) {
      await run.succeeds(endStockAlerts, { body: { key: KEY } });
    },
  },
]);
