import type { IncomingMessage } from 'node:http';
import { methodsOf } from './find-call.ts';
import { ALLOWED_HEADERS } from './judge.ts';
import type { Profile } from './profile.ts';

type Headers = Record<string, string>;

/**
 * CORS headers of an answer.
 * @param origins allowed origins; absent: all
 */
export function corsHeaders(request: IncomingMessage, origins?: readonly string[]): Headers {
  if (!origins) return { 'Access-Control-Allow-Origin': '*' };
  const { origin } = request.headers;
  return origin !== undefined && origins.includes(origin)
    ? { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
    : { Vary: 'Origin' };
}

export interface Preflight {
  status: number;
  headers: Headers;
  wrong: string[];
}

/** Answers a preflight literally; the browser itself rejects other headers. */
export function preflight(
  profile: Profile,
  request: IncomingMessage,
  path: string,
  origins?: readonly string[],
): Preflight {
  const methods = methodsOf(path);
  const asked = (request.headers['access-control-request-headers'] ?? '').split(',');
  const method = request.headers['access-control-request-method'] ?? '';
  const known = methods.includes(method);
  const wrong = [
    ...(known ? [] : [`undocumented call ${method} ${path}`]),
    ...asked
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '' && !ALLOWED_HEADERS.includes(name))
      .map((name) => `undocumented header ${name}`),
  ];
  if (!known && !profile.unknownCall.cors)
    return { status: profile.unknownCall.status, headers: {}, wrong };
  const headers = {
    ...corsHeaders(request, origins),
    'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
    'Access-Control-Allow-Headers': 'Content-Type, Authorization',
  };
  return { status: 204, headers, wrong };
}
