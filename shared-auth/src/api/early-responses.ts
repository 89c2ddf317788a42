/**
 * Answers requested before the code that needs them ran, by address and token: by the boot script, and on
 * intent to follow a link. Each is used once, and only while fresh: a second call of the same address goes
 * to the host.
 */
const EARLY = Symbol.for('vitrina.early-responses');

interface EarlyResponse {
  response: Promise<Response>;
  /** In ms since 1970. */
  askedAt: number;
}

const page = globalThis as { [EARLY]?: Map<string, EarlyResponse> };

/** How long an answer counts as fresh, in ms. */
export const FRESH_MS = 30_000;

/**
 * Without this a reload by the back button is served from the browser's cache unchecked, with old prices.
 */
export const REVALIDATED = { cache: 'no-cache' } as const;

const keyOf = (url: string, authorization: string | null) =>
  `${authorization ?? 'anonymous'} ${url}`;

const bearer = (token: string | null) => token && `Bearer ${token}`;

const isFresh = ({ askedAt }: EarlyResponse) => Date.now() - askedAt < FRESH_MS;

/** The early answer to this GET request with this token; `undefined` without one. */
export function takeEarlyResponse(request: Request): EarlyResponse | undefined {
  const early = page[EARLY];
  if (!early?.size || request.method !== 'GET') return undefined;
  const key = keyOf(request.url, request.headers.get('authorization'));
  const kept = early.get(key);
  early.delete(key);
  return kept && isFresh(kept) ? kept : undefined;
}

/** Requests `url` now and keeps the answer for its first caller. */
export function requestEarly(url: string, token: string | null): Promise<Response> {
  page[EARLY] ??= new Map();
  const authorization = bearer(token);
  const response = fetch(url, {
    ...REVALIDATED,
    ...(authorization && { headers: { authorization } }),
  });
  // If nobody uses it, its failure does not matter.
  response.catch(() => {});
  page[EARLY].set(keyOf(url, authorization), { response, askedAt: Date.now() });
  return response;
}

/** Whether a fresh answer to `url` is kept or under way. */
export function hasEarlyResponse(url: string, token: string | null): boolean {
  const kept = page[EARLY]?.get(keyOf(url, bearer(token)));
  return kept !== undefined && isFresh(kept);
}

/** Drops the kept answer of one address and token. */
export const dropEarlyResponse = (url: string, token: string | null): void =>
  void page[EARLY]?.delete(keyOf(url, bearer(token)));

/** Kept answers may predate a change: the next calls go to the host. */
export const dropEarlyResponses = (): void => page[EARLY]?.clear();
