/**
 * Answers that were asked for before the code that needs them ran, by address and token: by the boot
 * script, and when somebody is about to follow a link. Each is handed out once, and only while it is
 * fresh: a second call of the same address goes to the host.
 */
const EARLY = Symbol.for('vitrina.early-responses');

interface EarlyResponse {
  response: Promise<Response>;
  /** In ms since 1970. */
  askedAt: number;
}

const page = globalThis as { [EARLY]?: Map<string, EarlyResponse> };

/** How long an answer of the host counts as fresh, in ms. */
export const FRESH_MS = 30_000;

/** A page that the back button loads anew gets all that is in the browser's cache unasked, old prices too. */
export const REVALIDATED = { cache: 'no-cache' } as const;

const keyOf = (url: string, authorization: string | null) =>
  `${authorization ?? 'anonymous'} ${url}`;

const bearer = (token: string | null) => token && `Bearer ${token}`;

const isFresh = ({ askedAt }: EarlyResponse) => Date.now() - askedAt < FRESH_MS;

/** The kept answer to this GET request, made with this request's token; `undefined` when there is none. */
export function takeEarlyResponse(request: Request): EarlyResponse | undefined {
  const early = page[EARLY];
  if (!early?.size || request.method !== 'GET') return undefined;
  const key = keyOf(request.url, request.headers.get('authorization'));
  const kept = early.get(key);
  early.delete(key);
  return kept && isFresh(kept) ? kept : undefined;
}

/** Asks for `url` now and keeps the answer until its first caller comes. */
export function requestEarly(url: string, token: string | null): Promise<Response> {
  page[EARLY] ??= new Map();
  const authorization = bearer(token);
  const response = fetch(url, {
    ...REVALIDATED,
    ...(authorization && { headers: { authorization } }),
  });
  // Nobody may come for it; its failure is then nobody's concern.
  response.catch(() => {});
  page[EARLY].set(keyOf(url, authorization), { response, askedAt: Date.now() });
  return response;
}

/** Whether a fresh answer to `url` is kept, or under way. */
export function hasEarlyResponse(url: string, token: string | null): boolean {
  const kept = page[EARLY]?.get(keyOf(url, bearer(token)));
  return kept !== undefined && isFresh(kept);
}

export const dropEarlyResponse = (url: string, token: string | null): void =>
  void page[EARLY]?.delete(keyOf(url, bearer(token)));

/** What is kept may be older than a change: the next calls go to the host. */
export const dropEarlyResponses = (): void => page[EARLY]?.clear();
