import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { findCallToCome } from './calls-repository.ts';
import { mailCall, staffOfCall } from './tell-call.ts';
import type { RequestRow } from './website-requests-repository.ts';

/**
 * Updates calendars after a reassignment: removes the upcoming call from those of former recipients, and adds
 * it to those of new ones.
 * @param request before the change
 */
export async function passCall(
  tx: Transaction,
  config: Config,
  request: RequestRow,
  assigneeId: number | null,
): Promise<void> {
  const call = await findCallToCome(tx, request.id);
  if (!call) return;
  const before = await staffOfCall(tx, request.assigneeId);
  const after = await staffOfCall(tx, assigneeId);
  const gone = { ...call, cancelledAt: new Date() };
  await mailCall(tx, config, request, gone, { to: before.filter((id) => !after.includes(id)) });
  await mailCall(tx, config, request, call, { to: after.filter((id) => !before.includes(id)) });
}
