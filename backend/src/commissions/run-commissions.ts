import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { computeCommissions } from './compute-commissions.ts';
import { fillInvoices } from './fill-invoices.ts';
import { remindCommissions } from './remind-commissions.ts';
import { tellInvoices } from './tell-invoices.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/**
 * All that is due at `now`: commissions of the months that are over, their invoices, and from the 2nd
 * on the news of them. Whatever a former run left undone is done now; what is done is not done again,
 * so it may be ended at any point and run in several processes.
 * @throws AggregateError when shops failed on our side; what is due of the others is done
 */
export async function runCommissions(
  context: Pick<Context, 'db' | 'config' | 'files'>,
  log: Log,
  now: Date,
): Promise<void> {
  const { computed, failures } = await computeCommissions({ ...context, log }, now);
  const invoiced = await fillInvoices(context, log);
  const told = await tellInvoices(context.db, context.config, now);
  const reminded = await remindCommissions(context.db, context.config, now);
  if (computed + invoiced + told + reminded > 0)
    log.info({ computed, invoiced, told, reminded }, 'commissions');
  if (failures.length > 0) {
    throw new AggregateError(failures, 'the commissions of shops were not computed');
  }
}
