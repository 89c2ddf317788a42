import { refundCommission } from '@vitrina/contract/calls/refund-commission';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { refundNow } from './carry-out-refund.ts';
import { decideCommissionRefund } from './refund-commission.ts';

export function commissionRefundsRoutes(app: FastifyInstance): void {
  route(app, refundCommission, async ({ params: { id }, body, session, request }) => {
    const decided = { ...body, id, adminId: session.user.id };
    const refundId = await decideCommissionRefund(app.context.db, decided);
    await refundNow(app.context, refundId, request.log);
    return { message: messages.commissionRefundDecided };
  });
}
