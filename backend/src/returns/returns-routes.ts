import { cancelReturn } from '@vitrina/contract/calls/cancel-return';
import { checkReturn } from '@vitrina/contract/calls/check-return';
import { createReturn } from '@vitrina/contract/calls/create-return';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { receiveReturn } from '@vitrina/contract/calls/receive-return';
import { refundOrder } from '@vitrina/contract/calls/refund-order';
import { refundReturn } from '@vitrina/contract/calls/refund-return';
import { refuseReturn } from '@vitrina/contract/calls/refuse-return';
import { undoReturnStep } from '@vitrina/contract/calls/undo-return-step';
import { toRon } from '@vitrina/contract/rules/money';
import { refundableBani } from '@vitrina/contract/rules/return-amounts';
import { lastWithdrawalDay } from '@vitrina/contract/rules/return-deadlines';
import type { FastifyInstance } from 'fastify';
import { refundNow } from '../checkout/refund-now.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { findOrder } from '../orders/orders-repository.ts';
import { examineReturn } from './check-return.ts';
import { openReturn } from './create-return.ts';
import { endReturn } from './end-return.ts';
import { findReturns } from './find-returns.ts';
import { takeReturnIn } from './receive-return.ts';
import { decideOrderRefund } from './refund-order.ts';
import { decideReturnRefund } from './refund-return.ts';
import { answerRefunds, answerReturn, answerReturns } from './return-answer.ts';
import { returnablePieces } from './returned-pieces.ts';
import { listDeliveries, listReturnsWithLines } from './returns-repository.ts';
import { takeStepBack } from './undo-return-step.ts';

export function returnsRoutes(app: FastifyInstance): void {
  const { db, config, catalogue } = app.context;
  const { files } = config.origins;

  route(app, listReturns, async ({ query }) => {
    const { ids, total, counts } = await findReturns(db, query);
    return { returns: await answerReturns(db, ids), total, counts };
  });

  route(app, listOrderReturns, async ({ params: { id } }) => {
    const order = await findOrder(db, id);
    if (!order) throw new HttpError('order_not_found');
    const all = await listReturnsWithLines(db, { orderIds: [id] });
    const deliveredAt = (await listDeliveries(db, [id])).get(id);
    const returns = await answerReturns(
      db,
      all.map((one) => one.id),
    );
    const isPaid = order.paymentStatus !== 'unverified' && order.paymentIntentId !== null;
    return {
      returns,
      refunds: await answerRefunds(db, id, files),
      refundable: isPaid ? toRon(refundableBani(order)) : 0,
      returnable: [...returnablePieces(order.items, all)].map(([itemId, quantity]) => ({
        item_id: itemId,
        quantity,
      })),
      delivered_at: deliveredAt?.toISOString() ?? null,
      withdrawal_until: lastWithdrawalDay(deliveredAt),
    };
  });

  route(app, createReturn, async ({ params, body, session }) => {
    const opened = { ...body, orderId: params.id, adminId: session.user.id };
    return answerReturn(db, await openReturn(db, config, opened));
  });

  route(app, receiveReturn, async ({ params, body, session }) => {
    await takeReturnIn(db, config, { ...body, id: params.id, adminId: session.user.id });
    return answerReturn(db, params.id);
  });

  route(app, checkReturn, async ({ params, body, session }) => {
    await examineReturn(db, config, { ...body, id: params.id, adminId: session.user.id });
    return answerReturn(db, params.id);
  });

  route(app, refuseReturn, async ({ params, body, session }) => {
    const ending = { ...body, id: params.id, status: 'refused', adminId: session.user.id } as const;
    await endReturn(db, config, ending);
    return answerReturn(db, params.id);
  });

  route(app, cancelReturn, async ({ params, body: { version, reason = '' }, session }) => {
    const ending = { version, reason, id: params.id, status: 'cancelled' } as const;
    await endReturn(db, config, { ...ending, adminId: session.user.id });
    return answerReturn(db, params.id);
  });

  route(app, undoReturnStep, async ({ params, body, session }) => {
    await takeStepBack(db, { ...body, id: params.id, adminId: session.user.id });
    return answerReturn(db, params.id);
  });

  route(app, refundReturn, async ({ params, body, session, request }) => {
    const decided = { ...body, id: params.id, adminId: session.user.id };
    const refundId = await decideReturnRefund(db, decided);
    catalogue.invalidate();
    await refundNow(app.context, refundId, request.log);
    return answerReturn(db, params.id);
  });

  route(app, refundOrder, async ({ params, body, session, request }) => {
    const decided = { ...body, orderId: params.id, adminId: session.user.id };
    const refundId = await decideOrderRefund(db, decided);
    await refundNow(app.context, refundId, request.log);
    const refund = (await answerRefunds(db, params.id, files)).find(({ id }) => id === refundId);
    if (!refund) throw new Error('The refund is gone.');
    return { refund };
  });
}
