import { getOrderPage } from '@vitrina/contract/calls/get-order-page';
import { sendOrderLink } from '@vitrina/contract/calls/send-order-link';
import { setOrderInvoice } from '@vitrina/contract/calls/set-order-invoice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { sendConfirmationAgain } from '../orders/resend-order-confirmation.ts';
import { openOrder, readOrderPage } from './read-order-page.ts';
import { nameInvoiceCompany } from './set-order-invoice.ts';

/** The page of an order, for holders of its link (docs/product.md#order-page). */
export function orderPageRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;
  const count = (request: FastifyRequest) => limits.take('order-page', networkOf(request));

  route(app, getOrderPage, async ({ body, request }) => {
    await count(request);
    return readOrderPage(db, config, body.key);
  });

  route(app, setOrderInvoice, async ({ body: { key, ...company }, request }) => {
    await count(request);
    await nameInvoiceCompany(db, config, key, company);
    return readOrderPage(db, config, key);
  });

  route(app, sendOrderLink, async ({ body, request }) => {
    await count(request);
    const { order, fresh } = await openOrder(db, config, body.key);
    // Nobody can flood a mailbox by ordering in its name.
    if (fresh) return { message: messages.orderLinkFresh };
    await limits.take('order-link', String(order.id));
    await sendConfirmationAgain(db, config, { id: order.id, adminId: null });
    return { message: messages.orderLinkSent };
  });
}
