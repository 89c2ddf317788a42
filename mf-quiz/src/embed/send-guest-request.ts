import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';

/** All that leaves this module of the host's answer. */
export interface GuestAnswer {
  /** `null`: the host could not be reached. */
  readonly ok: boolean | null;
  /** The host's own words. */
  readonly message: string | null;
  /**
   * Exchanged once, within a minute, for a session in the shell, which asks before it does; worth
   * nothing afterwards. Null where the host gives none.
   */
  readonly oneTimeToken: string | null;
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
  body: GuestAnswers & GuestSigns,
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
    const answer = parse(await response.text());
    const message = wordsIn(answer.error) ?? wordsIn(answer.message);
    return { ok: response.ok, message, oneTimeToken: wordsIn(answer.oneTimeToken) };
  } catch {
    return { ok: null, message: null, oneTimeToken: null };
  }
}

/** What is not JSON, or no object, reads as an answer without any field. */
function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const wordsIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
