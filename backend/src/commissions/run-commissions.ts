import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { computeCommissions } from './compute-commissions.ts';
import { fillInvoices } from './fill-invoices.ts';
import { remindCommissions } from './remind-commissions.ts';
import { tellInvoices } from './tell-invoices.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/**
 * Runs everything due at `now`: commissions of finished months, their invoices, and from the 2nd on their
 * announcements. Idempotent and resumable: it may be killed anywhere and run in several processes.
 * @throws AggregateError when shops failed on our side; what is due for the others is done
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
