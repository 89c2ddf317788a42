import type { Call } from '@vitrina/contract/call';

/** Later answers count as a difference. */
const TIME_OUT_MS = 15_000;

/** Input of a call; looser than `CallInput`, because invalid input is sent too. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  ok: boolean;
  /** `undefined` when the body is not JSON; for an event stream its first chunk, as text. */
  json: unknown;
  headers: Headers;
  /** Until the body was complete. */
  ms: number;
}

/**
 * Sends one request as the front end does; does not follow redirects.
 * @throws TypeError or DOMException when the host does not answer
 */
export async function send(
  host: string,
  call: Call,
  parts: CallParts,
  token?: string,
): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(addressOf(host, call, parts), {
    method: call.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_OUT_MS),
    headers: {
      accept: 'application/json',
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...parts.headers,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  const { status, ok, headers } = response;
  const json = call.streams && ok ? await firstPart(response) : parseJson(await response.text());
  return { status, ok, headers, json, ms: performance.now() - start };
}

/** Reads a stream's first chunk and closes it. */
async function firstPart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(part?.value);
}

function addressOf(host: string, call: Call, { params = {}, query = {} }: CallParts): URL {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(path, host);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
