import type { Call } from '@vitrina/contract/call';

const ROOM = 'website_request_not_found';

/**
 * How somebody who is signed in and may not make a call is refused. A request that is somebody else's
 * does not exist for a partner, whatever they try with it; staff read which permission they lack.
 */
export const refusalOf = (call: Call, user: { role: string }): 'forbidden' | typeof ROOM =>
  call.capability && call.errors?.includes(ROOM) && user.role !== 'admin' ? ROOM : 'forbidden';
