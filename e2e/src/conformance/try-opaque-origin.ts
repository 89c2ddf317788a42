import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { Capability } from '@vitrina/contract/capabilities';
import { judgeAnswer, preflight } from './as-browser.ts';
import { send } from './host-client.ts';
import { ANSWERS, freshEmail } from './samples.ts';

/** Browsers send this for a frame without an origin. */
const OPAQUE = 'null';
/** Fields of an answer that sign the user in. */
const SIGNS_IN = ['token', 'oneTimeToken', 'user'];

/**
 * True when a frame without an origin may send a guest's request and gets no token in return: any site can
 * make such a frame. Writes one request.
 * @param evidence capabilities shown so far; their headers must be allowed
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
