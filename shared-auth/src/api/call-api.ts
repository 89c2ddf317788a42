import type { Call, CallInput, CallResponse } from '@vitrina/contract/call';
import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { config } from 'zod/mini';
import { platformConfig } from '../platform.ts';
import { expireSession, getSession } from '../session.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { ApiError, ContractError, NetworkError, TimeoutError } from './errors.ts';

// Schemas must not compile themselves with `new Function`: the policy forbids it. The setting is
// the page's, so it holds for the copies of the schema library that remotes carry.
config({ jitless: true });

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, in ms. Default 15 000. */
  timeoutMs?: number;
  /** Sent as the Idempotency-Key header: a host that knows it answers a repeated write once. */
  idempotencyKey?: string;
}

const TIMEOUT_MS = 15_000;

const client = ky.create({
  // Only reads are repeated by themselves; whether a write may be repeated is its caller's to know.
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [408, 429, 500, 502, 503, 504],
    backoffLimit: 2000,
  },
  fetch: (input, init) =>
    (input instanceof Request && takeEarlyResponse(input)) || fetch(input, init),
});

/**
 * Makes one call of the contract and checks its answer.
 *
 * @example
 * const products = await callApi(listProducts, {});
 * await callApi(markNotificationRead, { body: { notificationId: 7 } });
 *
 * @throws ApiError when the host refuses; a 401 to a call with a token also ends the session
 * @throws NetworkError | TimeoutError when there is no answer
 * @throws ContractError when the answer has the wrong shape
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function callApi<const C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallResponse<C>> {
  const token = call.access === 'public' ? null : getSession().token;
  try {
    const response = await send(call, input, token, options);
    return checkAnswer(call, await readBody(response));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token) expireSession(token);
    throw error;
  }
}

async function send(
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown },
  token: string | null,
  { signal, timeoutMs = TIMEOUT_MS, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const request: Options = { method: call.method, headers, timeout: timeoutMs };
  if (signal) request.signal = signal;
  if (input.body !== undefined) request.json = input.body;
  try {
    return await client(callUrl(call, input.params, input.query), request);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (isHTTPError(cause))
      throw new ApiError(call.name, cause.response.status, parseText(cause.data));
    if (isTimeoutError(cause)) throw new TimeoutError(call.name, cause);
    throw new NetworkError(call.name, cause);
  }
}

/** Absolute address of a call: `:name` filled from `params`, `query` appended. */
function callUrl(call: Call, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const url = new URL(path, platformConfig().apiOrigin);
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.set(key, String(value));
  }
  return url.href;
}

/** A body that is not JSON (a proxy's error page, nothing at all) reads as `undefined`. */
const readBody = async (response: Response): Promise<unknown> => parseText(await response.text());

/** Some hosts send JSON under another content type; the client hands that over as text. */
function parseText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function checkAnswer<C extends Call>(call: C, body: unknown): CallResponse<C> {
  const result = call.response.safeParse(body);
  if (result.success) return result.data as CallResponse<C>;
  const issue = result.error.issues[0];
  throw new ContractError(
    call.name,
    `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
  );
}
