import type { Call, CallAccess } from '@vitrina/contract/call';
import type { ErrorCode } from '@vitrina/contract/errors';

const BY_ACCESS: Readonly<Record<CallAccess, readonly ErrorCode[]>> = {
  public: [],
  optional: [],
  'signed-in': ['not_authenticated', 'session_expired'],
  user: ['not_authenticated', 'session_expired', 'forbidden'],
  admin: ['not_authenticated', 'session_expired', 'forbidden'],
};
const OF_A_BODY: readonly ErrorCode[] = [
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
];
const ANYWHERE: readonly ErrorCode[] = ['internal', 'unavailable'];

/** All codes a call may answer: its own, and those of access and validation. */
export const errorsOfCall = (call: Call): ErrorCode[] => [
  ...(call.params || call.query || call.body ? (['validation_failed'] as const) : []),
  ...(call.method === 'GET' ? [] : OF_A_BODY),
  ...BY_ACCESS[call.access],
  ...(call.errors ?? []),
  ...ANYWHERE,
];
