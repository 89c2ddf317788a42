import type { Call, CallInput, CallResponse } from '@vitrina/contract/call';
import ky, { type HTTPError, isHTTPError, isTimeoutError, type Options } from 'ky';
import { config } from 'zod/mini';
import { hostCan } from '../platform.ts';
import { getSession } from '../session.ts';
import { setAskedAt } from './answer-age.ts';
import { callUrl } from './call-url.ts';
import { dropEarlyResponses, REVALIDATED, takeEarlyResponse } from './early-responses.ts';
import { endRefusedSession } from './end-refused-session.ts';
import { ApiError, ContractError, MissingCallError, NetworkError, TimeoutError } from './errors.ts';
import { knownFields } from './known-fields.ts';
import { readAnswer } from './read-answer.ts';

// The policy forbids compiled schemas (`new Function`). The setting is global, so it also covers the
// remotes' copies of the schema library.
config({ jitless: true });

/** Options of `callApi`. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Time limit per attempt, in ms. Default 15 000. */
  timeoutMs?: number;
  /** Sent as the Idempotency-Key header: a host that supports it executes a repeated write once. */
  idempotencyKey?: string;
}

const TIMEOUT_MS = 15_000;

/** HTML comes from a proxy in front of the host; its status says nothing about the call. */
const PAGE = /^\s*</;

const client = ky.create({
  ...REVALIDATED,
  // Only reads are retried automatically; whether a write may be repeated is the caller's decision.
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [408, 429, 500, 502, 503, 504],
    backoffLimit: 2000,
  },
});

/** Sends a request, unless its answer was requested early. */
const fetchOnce =
  (signal: AbortSignal | undefined): typeof fetch =>
  (input, init) => {
    const early = input instanceof Request && takeEarlyResponse(input);
    if (!early) return fetch(input, init);
    if (signal) setAskedAt(signal, early.askedAt);
    return early.response;
  };

/**
 * Makes one call of the contract and returns its validated answer. Additive fields, and calls whose
 * capability the host does not list, are not sent.
 * @throws ApiError when the host refuses; a 401 to a call of the specification, with a token that the host
 *   no longer knows, also ends the session (docs/product.md#session-end)
 * @throws MissingCallError when the host does not know an extension
 * @throws NetworkError | TimeoutError when there is no answer
 * @throws ContractError when the answer has the wrong shape
 * @throws DOMException `AbortError` when `signal` aborts
 * @example
 * import { listProducts } from '@vitrina/contract/calls/list-products';
 * import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
 * const products = await callApi(listProducts, {});
 * await callApi(markNotificationRead, { body: { notificationId: 7 } });
 */
export async function callApi<const C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallResponse<C>> {
  if (call.capability && !hostCan(call.capability)) throw new MissingCallError(call.name);
  const token = call.access === 'public' ? null : getSession().token;
  try {
    const text = await send(call, input, token, options);
    const body = parseText(text);
    if (body === undefined && call.capability) throw new MissingCallError(call.name);
    if (body === undefined && PAGE.test(text)) throw new ContractError(call.name, 'a page of HTML');
    if (isRefusal(body)) throw new ApiError(call.name, 200, body);
    return readAnswer(call, body);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (call.capability && isMissing(call, error)) throw new MissingCallError(call.name);
    if (error.status === 401 && token && !call.capability) await endRefusedSession(token);
    throw error;
  }
}

/**
 * The host lacks the call when it answers 405 or 501, a 404 whose code the call does not declare, or a 4xx
 * (except 401) without JSON.
 */
function isMissing({ errors }: Call, { status, code, isJson }: ApiError): boolean {
  if (status === 405 || status === 501) return true;
  if (status === 404) return !errors?.some((own) => own === code);
  return !isJson && status >= 400 && status < 500 && status !== 401;
}

/** Some hosts refuse with a success status: a body that names an error is a refusal. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { success, error } = body as { success?: unknown; error?: unknown };
  return [false, 0, '0', 'false'].includes(success as string) || Boolean(error);
}

async function send(
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown },
  token: string | null,
  { signal, timeoutMs = TIMEOUT_MS, idempotencyKey }: CallOptions,
): Promise<string> {
  const headers = knownFields(call, {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  });
  const request: Options = {
    method: call.method,
    headers,
    timeout: timeoutMs,
    fetch: fetchOnce(signal),
  };
  if (signal) request.signal = signal;
  if (input.body !== undefined) request.json = knownFields(call, input.body);
  try {
    if (call.method !== 'GET') dropEarlyResponses();
    const url = callUrl(call, input.params, knownFields(call, input.query));
    const response = await client(url, request);
    // Reads the body here, so that an incomplete answer counts as no answer.
    return await response.text();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (isHTTPError(cause))
      throw new ApiError(call.name, cause.response.status, parseText(await bodyOf(cause)));
    if (isTimeoutError(cause)) throw new TimeoutError(call.name, cause);
    throw new NetworkError(call.name, cause);
  } finally {
    // Answers requested meanwhile may predate the change.
    if (call.method !== 'GET') dropEarlyResponses();
  }
}

/** Version 2 of the client has parsed it; version 1, which npm installs for remotes on Node 20, has not. */
const bodyOf = ({ response, data }: HTTPError): unknown =>
  response.bodyUsed ? data : response.text();

/**
 * Parses a body; anything but JSON (a proxy's error page, an empty body) gives `undefined`. Some hosts send
 * JSON with another content type, which the client returns as text.
 */
function parseText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
