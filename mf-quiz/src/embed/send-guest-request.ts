import type { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import type { EmbedCapability } from '@vitrina/contract/embed-capabilities';
import type {
  GuestAnswers,
  GuestPlace,
  GuestSigns,
} from '@vitrina/contract/entities/guest-answers';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { SendFailure } from '../quiz-core/step-state.ts';
import type { EmbedConfig } from './read-config.ts';

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
 * What the host is not said to know is not sent (docs/product.md#what-a-host-can).
 * @param place only where the host counts visits
 * @param key sent as Idempotency-Key: a host that knows it takes a repeated request once
 */
export async function sendGuestRequest(
  { apiOrigin, hostCapabilities }: Pick<EmbedConfig, 'apiOrigin' | 'hostCapabilities'>,
  { body, signs, place }: { body: GuestAnswers; signs: GuestSigns; place?: GuestPlace | undefined },
  key: string,
): Promise<GuestAnswer> {
  const can = (capability: EmbedCapability) => hostCapabilities.includes(capability);
  const once = can('idempotency-key');
  const { onLine } = navigator;
  /** Nobody knows whether it was taken; a host that would take it again must not be asked lightly. */
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

/** @returns null for what is not the host's own answer: a proxy's, or that of a network that wants a sign-in first */
function outcomeOf({ ok, status }: Response, answer: Answer | null): 'taken' | 'refused' | null {
  if (!answer) return ok || status >= 500 ? null : 'refused';
  // Some hosts refuse with the status of success.
  return ok && !/^(false|0)$/.test(String(answer.success)) ? 'taken' : 'refused';
}

type Answer = Readonly<Record<string, unknown>>;

/** @returns null for what is not JSON, or no object */
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
