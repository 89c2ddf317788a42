import { askStockAlert } from '@vitrina/contract/calls/ask-stock-alert';
import { confirmStockAlert } from '@vitrina/contract/calls/confirm-stock-alert';
import { endStockAlerts } from '@vitrina/contract/calls/end-stock-alerts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findSoldProducts } from '../products/products-repository.ts';
import { askForStockAlert, titleOf } from './ask-stock-alert.ts';
import { readStockAlertKey } from './stock-alert-key.ts';
import { deleteStockAlertsOf, markConfirmed } from './stock-alerts-repository.ts';

/** Stock alerts (docs/product.md#stock-alerts). */
export function stockAlertsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, askStockAlert, async ({ body, session, request }) => {
    await limits.take('stock-alert', networkOf(request));
    return { confirmed: await askForStockAlert(db, config, body, session?.user ?? null) };
  });

  route(app, confirmStockAlert, async ({ body, request }) => {
    await limits.take('stock-alert-link', networkOf(request));
    const link = readStockAlertKey(body.key);
    if (!link) throw new HttpError('stock_alert_not_found');
    return inTransaction(db, async (tx) => {
      const isConfirmed = await markConfirmed(tx, link);
      const [product] = isConfirmed ? await findSoldProducts(tx, [link.productId]) : [];
      if (!product) throw new HttpError('stock_alert_not_found');
      return { product_id: product.id, product_name: titleOf(product) };
    });
  });

  route(app, endStockAlerts, async ({ body, request }) => {
    await limits.take('stock-alert-link', networkOf(request));
    const link = readStockAlertKey(body.key);
    if (link) await inTransaction(db, (tx) => deleteStockAlertsOf(tx, link.holder));
    return { message: messages.stockAlertsEnded };
  });
}
