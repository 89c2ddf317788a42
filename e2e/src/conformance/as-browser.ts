import type { Call } from '@vitrina/contract/call';
import type { Answer } from './host-client.ts';

/** Slower answers are reported; after 15 s the front end gives up. */
const SLOW_MS = 5000;
const TIME_OUT_MS = 15_000;
/** Methods that a browser sends to another origin without a preflight. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

/** A browser's objections to an answer: `blocks` breaks the page, `costs` degrades it. */
export interface BrowserObjections {
  blocks: string[];
  costs: string[];
}

/** Headers of `call` that are not on the CORS safelist. */
const headersOf = (call: Call): string[] => [
  ...(call.access === 'public' ? [] : ['authorization']),
  ...(call.body ? ['content-type'] : []),
];

/**
 * Sends the preflight of `call` from `origin`.
 * @returns why a browser would not send the call; null when it would
 */
export async function preflight(
  host: string,
  call: Call,
  origin: string,
  headers: readonly string[] = headersOf(call),
): Promise<string | null> {
  if (headers.length === 0 && SIMPLE_METHODS.includes(call.method)) return null;
  const answer = await fetch(new URL(call.path.replace(/:\w+/g, '1'), host), {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_OUT_MS),
    headers: {
      origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': headers.join(','),
    },
  });
  await answer.arrayBuffer();
  if (!answer.ok) return `the preflight is answered with ${answer.status}`;
  const allowed = words(answer.headers.get('access-control-allow-headers'));
  const methods = words(answer.headers.get('access-control-allow-methods'));
  // `*` does not cover `authorization` (Fetch standard).
  const refused = headers.find(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  if (refused) return `the preflight does not allow the header ${refused}`;
  const method = call.method.toLowerCase();
  if (!SIMPLE_METHODS.includes(call.method) && !methods.includes(method) && !methods.includes('*'))
    return `the preflight does not allow ${call.method}`;
  return refusedOrigin(answer.headers, origin);
}

const words = (list: string | null): string[] =>
  (list ?? '').split(',').map((word) => word.trim().toLowerCase());

function refusedOrigin(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin ? null : `does not allow the origin ${origin}`;
}

/** How a browser on `origin` would treat an answer to `call`. */
export function judgeAnswer(
  call: Call,
  { headers, ms, status }: Answer,
  origin: string,
): BrowserObjections {
  const blocked = refusedOrigin(headers, origin);
  const keeps = keptSeconds(headers);
  const isShared = /public|s-maxage/i.test(headers.get('cache-control') ?? '');
  const costs = [
    ms > SLOW_MS && `took ${(ms / 1000).toFixed(1)} s; pages give up after ${TIME_OUT_MS / 1000} s`,
    call.method === 'GET' && keeps > 0 && `may be kept for ${keeps} s: what was changed shows late`,
    headers.get('access-control-allow-origin') !== '*' &&
      !words(headers.get('vary')).includes('origin') &&
      keeps > 0 &&
      'names one origin without Vary: Origin: a second one gets the first one’s answer',
  ];
  const isPrivate = call.access !== 'public' && call.access !== 'optional';
  return {
    blocks: [
      ...(blocked ? [status < 400 ? blocked : `${blocked} in a refusal (${status})`] : []),
      ...(isPrivate && keeps > 0 && isShared
        ? ['lets proxies keep what only one person may see']
        : []),
    ],
    costs: costs.filter((cost) => cost !== false),
  };
}

const keptSeconds = (headers: Headers): number => {
  const control = headers.get('cache-control') ?? '';
  if (/no-store|no-cache/i.test(control)) return 0;
  return Number(/(?:s-maxage|max-age)=(\d+)/i.exec(control)?.[1] ?? 0);
};
