import { correctCommission } from '@vitrina/contract/calls/correct-commission';
import type { FastifyInstance } from 'fastify';
import { refundNow } from '../commission-refunds/carry-out-refund.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { decideCorrection } from './correct-commission.ts';
import { sendCorrections } from './send-corrections.ts';

export function commissionCorrectionsRoutes(app: FastifyInstance): void {
  route(app, correctCommission, async ({ params: { id }, body, session, request }) => {
    const decided = { ...body, id, adminId: session.user.id };
    const refundId = await decideCorrection(app.context.db, decided);
    if (refundId !== null) await refundNow(app.context, refundId, request.log);
    await sendCorrections(app.context).catch((err: unknown) => {
      request.log.warn({ err }, 'a correction waits for the next turn of the job');
    });
    return { message: messages.commissionCorrectionIssued };
  });
}
