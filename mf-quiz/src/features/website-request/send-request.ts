import { correctWebsiteRequest } from '@vitrina/contract/calls/correct-website-request';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import {
  callApi,
  getSession,
  hostCan,
  isApiCallError,
  parseUser,
  signIn,
} from '@vitrina/shared-auth';
import type { SendFailure } from '../../quiz-core/step-state.ts';
import type { QuizRequest } from '../../quiz-core/to-request.ts';
import type { EarlierRequest } from './earlier-request.ts';

/** Where one goes after a request was taken, and after how long, in ms (docs/product.md#request-sent). */
export interface Arrival {
  /** The home of partners, that of everybody, or the request that was corrected. */
  readonly at: 'user-home' | 'home' | { readonly request: number };
  readonly delayMs: number;
}

export const TO_DASHBOARD: Arrival = { at: 'user-home', delayMs: 3000 };
export const TO_HOME: Arrival = { at: 'home', delayMs: 2000 };

/**
 * Sends a request. A guest whom the host answers an account is signed in with it, unless somebody is
 * already; it answers none for an address that has one (docs/product.md#request-sent).
 * @param ref what the link that led here calls its place
 * @throws what `callApi` throws
 */
export async function sendRequest(
  request: QuizRequest,
  key: string,
  ref: string | undefined,
): Promise<Arrival> {
  const options = { idempotencyKey: key };
  if (!request.guest) {
    await callApi(createWebsiteRequest, { body: { ...request.body, ref } }, options);
    return TO_DASHBOARD;
  }
  const body = { ...request.body, ...request.signs, ref };
  const answer = await callApi(createGuestWebsiteRequest, { body }, options);
  const user = parseUser(answer.user);
  // Whoever signed in meanwhile, in another tab, stays who they are.
  if (!user || !answer.token || getSession().user) return TO_HOME;
  signIn(user, answer.token);
  return TO_DASHBOARD;
}

/**
 * Saves the answers of a request that was corrected.
 * @throws what `callApi` throws
 */
export async function correctRequest(
  { id, version }: EarlierRequest,
  { body }: QuizRequest,
): Promise<Arrival> {
  await callApi(correctWebsiteRequest, {
    params: { id },
    body: { ...body, answers_version: version },
  });
  return { at: { request: id }, delayMs: TO_DASHBOARD.delayMs };
}

/**
 * Why a request was not taken, in the questionnaire's terms.
 * @param online whether there was a network when it was sent
 */
export function failureOf(error: unknown, online: boolean): SendFailure {
  if (online && isAnswerLost(error) && !hostCan('idempotency-key'))
    return { reason: 'unsure', detail: null };
  if (!isApiCallError(error) || error.name === 'ContractError') {
    return { reason: 'unexpected', detail: null };
  }
  if (error.name === 'ApiError') return { reason: 'refused', detail: error.serverMessage };
  return { reason: 'unreachable', detail: null };
}

/** No answer, or one that is not the host's own: it may have taken the request all the same. */
function isAnswerLost(error: unknown): boolean {
  if (!isApiCallError(error)) return false;
  return error.name !== 'ApiError' || (error.status >= 500 && !error.isJson);
}
