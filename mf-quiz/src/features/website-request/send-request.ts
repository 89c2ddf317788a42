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

/** Where to go after a request was taken, and after how many ms (docs/product.md#request-sent). */
export interface Arrival {
  /** The partners' home, the public home, or the corrected request. */
  readonly at: 'user-home' | 'home' | { readonly request: number };
  readonly delayMs: number;
}

export const TO_DASHBOARD: Arrival = { at: 'user-home', delayMs: 3000 };
export const TO_HOME: Arrival = { at: 'home', delayMs: 2000 };

/**
 * Sends a request. Signs the guest in to the new account unless someone is signed in; the host sends none
 * for an address that has an account (docs/product.md#request-sent).
 * @param ref place name from the link that led here
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
  // Keep a session that began meanwhile in another tab.
  if (!user || !answer.token || getSession().user) return TO_HOME;
  signIn(user, answer.token);
  return TO_DASHBOARD;
}

/**
 * Saves corrected answers.
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
 * Maps an error to the questionnaire's failures.
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

/** No answer, or not the host's own: the request may have been taken. */
function isAnswerLost(error: unknown): boolean {
  if (!isApiCallError(error)) return false;
  return error.name !== 'ApiError' || (error.status >= 500 && !error.isJson);
}
