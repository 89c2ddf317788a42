import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { GuestAnswers } from '@vitrina/contract/entities/guest-answers';

/** All that leaves this module of the host's answer. */
export interface GuestAnswer {
  /** `null`: the host could not be reached. */
  readonly ok: boolean | null;
  /** The host's own words. */
  readonly message: string | null;
}

// The call's type only: its schema would cost more bytes than the whole questionnaire.
const PATH: (typeof createGuestWebsiteRequest)['path'] = '/api/guest-website-request';
const TIMEOUT_MS = 15_000;

/**
 * Sends a guest's request from a foreign page. The host may answer a token and an account: both
 * end here, so that nothing in a frame on somebody else's site ever holds them. Never throws.
 * @param key sent as Idempotency-Key: a host that knows it takes a repeated request once
 */
export async function sendGuestRequest(
  apiOrigin: string,
  body: GuestAnswers,
  key: string,
): Promise<GuestAnswer> {
  try {
    const response = await fetch(new URL(PATH, apiOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { ok: response.ok, message: messageIn(await response.text()) };
  } catch {
    return { ok: null, message: null };
  }
}

/** The words for a person in an answer: `error` or `message` (spec section 7). */
function messageIn(text: string): string | null {
  try {
    const { error, message } = JSON.parse(text) as Record<string, unknown>;
    return (
      ([error, message].find((words) => typeof words === 'string' && words !== '') as string) ??
      null
    );
  } catch {
    return null;
  }
}
