import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { Capability } from '@vitrina/contract/capabilities';
import { judgeAnswer, preflight } from './as-browser.ts';
import { send } from './host-client.ts';
import { ANSWERS, freshEmail } from './samples.ts';

/** What browsers send for a frame without an origin. */
const OPAQUE = 'null';
/** Of the answer: what signs somebody in. */
const SIGNS_IN = ['token', 'oneTimeToken', 'user'];

/**
 * Whether a frame without an origin may send a guest's request, and is answered nothing that signs
 * in: any site can make such a frame. It writes one request.
 * @param evidence what the host has shown before: headers that are sent to it have to be allowed
 */
export async function allowsOpaqueOrigin(
  host: string,
  evidence: ReadonlySet<Capability>,
): Promise<boolean> {
  const call = createGuestWebsiteRequest;
  const key = evidence.has('idempotency-key') ? ['idempotency-key'] : [];
  if (await preflight(host, call, OPAQUE, ['content-type', ...key])) return false;
  const body = { ...ANSWERS, phone: '0712345678', email: freshEmail() };
  const answer = await send(host, call, { body, headers: { origin: OPAQUE } });
  if (!answer.ok || judgeAnswer(call, answer, OPAQUE).blocks.length > 0) return false;
  const told = (answer.json ?? {}) as Record<string, unknown>;
  return SIGNS_IN.every((name) => told[name] === undefined || told[name] === null);
}
