import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { GuestAnswers, GuestSigns } from '@vitrina/contract/entities/guest-answers';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { SendFailure } from '../quiz-core/step-state.ts';

/** All that leaves this module of the host's answer. */
interface GuestAnswer {
  /** `unexpected`: not our host answers, but such as a network that wants a sign-in first. */
  readonly outcome: 'taken' | SendFailure['reason'];
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
    const message = wordsIn(answer?.error) ?? wordsIn(answer?.message);
    const oneTimeToken = wordsIn(answer?.oneTimeToken);
    if (!response.ok) return { outcome: 'refused', message, oneTimeToken };
    return { outcome: answer ? 'taken' : 'unexpected', message, oneTimeToken };
  } catch {
    return { outcome: 'unreachable', message: null, oneTimeToken: null };
  }
}

/** @returns null for what is not JSON, or no object */
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? recordIn(value) : null;
  } catch {
    return null;
  }
}

const wordsIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
