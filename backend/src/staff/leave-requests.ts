import { REQUEST_TARGETS } from '@vitrina/contract/rules/notification-target';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { notifications, requestAssignments, websiteRequests } from '../database/schema.ts';
import { listCallsToCome } from '../website-requests/calls-repository.ts';
import { mailCall, staffOfCall } from '../website-requests/tell-call.ts';

/**
 * For somebody who stops working with requests: theirs become unassigned, their notifications end, and
 * upcoming calls leave their calendar.
 */
export async function leaveRequests(
  tx: Transaction,
  config: Config,
  userId: number,
  actorId: number,
): Promise<void> {
  const left = await tx
    .update(websiteRequests)
    .set({ assigneeId: null })
    .where(eq(websiteRequests.assigneeId, userId))
    .returning({ requestId: websiteRequests.id });
  const requestIds = left.map(({ requestId }) => requestId);
  await passCalls(tx, config, userId, requestIds);
  if (left.length === 0) return;
  await tx.insert(requestAssignments).values(left.map((row) => ({ ...row, actorId })));
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.target, REQUEST_TARGETS),
        inArray(notifications.targetId, requestIds),
      ),
    );
}

/**
 * Calls of unassigned requests are in every colleague's calendar: this adds those that were assigned to
 * this one.
 */
async function passCalls(
  tx: Transaction,
  config: Config,
  userId: number,
  theirs: readonly number[],
): Promise<void> {
  const others = await staffOfCall(tx, null);
  for (const { call, request } of await listCallsToCome(tx, isNull(websiteRequests.assigneeId))) {
    const gone = { ...call, cancelledAt: new Date() };
    await mailCall(tx, config, request, gone, { to: [userId] });
    if (theirs.includes(request.id)) await mailCall(tx, config, request, call, { to: others });
  }
}
