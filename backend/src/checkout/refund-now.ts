import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { sendCreditNotes } from '../credit-notes/send-credit-notes.ts';
import { carryOutRefund } from './carry-out-refund.ts';

/**
 * Carries out a decided refund and sends its document. The refund is stored, so jobs retry what fails here.
 */
export async function refundNow(
  context: Pick<Context, 'db' | 'payments' | 'files' | 'config'>,
  refundId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    await carryOutRefund(context.db, context.payments, refundId);
    await sendCreditNotes(context);
  } catch (err) {
    log.warn({ err }, 'a refund waits for the next turn of the job');
  }
}
