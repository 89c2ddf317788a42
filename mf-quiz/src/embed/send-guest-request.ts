import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { EmbedCapability } from '@vitrina/contract/embed-capabilities';
import type { GuestPlace } from '@vitrina/contract/entities/guest-answers';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { SendFailure } from '../quiz-core/step-state.ts';
import type { QuizRequest } from '../quiz-core/to-request.ts';
import type { EmbedConfig } from './read-config.ts';

interface GuestAnswer {
  /** `unexpected`: not our host answered, but for example a network's sign-in page. */
  readonly outcome: 'taken' | SendFailure['reason'];
  readonly message: string | null;
  /**
   * Exchangeable once, within a minute, for a session in the shell, which asks first. Null where the host
   * sends none.
   */
  readonly oneTimeToken: string | null;
}

type GuestRequest = Pick<Extract<QuizRequest, { guest: true }>, 'body' | 'signs'>;

// Type only: the schema would cost more bytes than the whole questionnaire.
const PATH: (typeof createGuestWebsiteRequest)['path'] = '/api/guest-website-request';
const TIMEOUT_MS = 15_000;

/**
 * Sends a guest's request from a foreign page. The host may answer with a token and an account: both stop
 * here, so that no frame on another site ever holds them. Never throws. Sends only what the host's
 * capabilities allow (docs/product.md#what-a-host-can).
 * @param place only where the host counts visits
 * @param key Idempotency-Key: a host that supports it stores a repeated request once
 */
export async function sendGuestRequest(
  { apiOrigin, hostCapabilities }: Pick<EmbedConfig, 'apiOrigin' | 'hostCapabilities'>,
  { body, signs, place }: GuestRequest & { place?: GuestPlace | undefined },
  key: string,
): Promise<GuestAnswer> {
  const can = (capability: EmbedCapability) => hostCapabilities.includes(capability);
  const once = can('idempotency-key');
  const { onLine } = navigator;
  /** It may have been taken: without idempotency on the host a retry could duplicate it. */
  const lost = (reason: SendFailure['reason']) => (once ? reason : 'unsure');
  try {
    const response = await fetch(new URL(PATH, apiOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(once && { 'idempotency-key': key }) },
      body: JSON.stringify({ ...body, ...(can('script-signs') && signs), ...place }),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = parse(await response.text());
    return {
      outcome: outcomeOf(response, answer) ?? lost(response.ok ? 'unexpected' : 'refused'),
      message: wordsIn(answer?.error) ?? wordsIn(answer?.message),
      oneTimeToken: can('exchange-token') ? wordsIn(answer?.oneTimeToken) : null,
    };
  } catch {
    const outcome = onLine ? lost('unreachable') : 'unreachable';
    return { outcome, message: null, oneTimeToken: null };
  }
}

/** @returns null for an answer that is not the host's: a proxy's, or a network's sign-in page */
function outcomeOf({ ok, status }: Response, answer: Answer | null): 'taken' | 'refused' | null {
  if (!answer) return ok || status >= 500 ? null : 'refused';
  // Some hosts refuse with status 200.
  return ok && !/^(false|0)$/.test(String(answer.success)) ? 'taken' : 'refused';
}

type Answer = Readonly<Record<string, unknown>>;

/** @returns null for anything but a JSON object */
function parse(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? recordIn(value) : null;
  } catch {
    return null;
  }
}

const wordsIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
