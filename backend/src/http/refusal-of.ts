import type { Call } from '@vitrina/contract/call';

const ROOM = 'website_request_not_found';

/**
 * Refusal for a signed-in caller without permission. For partners another person's request does not exist;
 * staff learn which permission they lack.
 */
export const refusalOf = (call: Call, user: { role: string }): 'forbidden' | typeof ROOM =>
  call.capability && call.errors?.includes(ROOM) && user.role !== 'admin' ? ROOM : 'forbidden';
