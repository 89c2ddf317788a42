import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { sendCreditNotes } from '../credit-notes/send-credit-notes.ts';
import { carryOutRefund } from './carry-out-refund.ts';

/**
 * Makes a refund that was decided, and sends its document. That it is due is stored: what fails now,
 * jobs do later.
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
