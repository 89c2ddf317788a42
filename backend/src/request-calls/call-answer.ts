import type { RequestCall } from '@vitrina/contract/entities/request-call';
import { type CallRow, type EndedCall, endOfCall } from '../website-requests/calls-repository.ts';

export const callAnswer = (call: CallRow & Partial<EndedCall>): RequestCall => ({
  id: call.id,
  starts_at: call.startsAt.toISOString(),
  ends_at: endOfCall(call).toISOString(),
  cancelled_at: call.cancelledAt?.toISOString() ?? null,
  cancelled_by_staff: call.cancelledByStaff,
  ended_with_request: call.endedWithRequest ?? false,
  reason: call.reason,
});
