/**
 * Answers that the boot script asked for before any bundle was parsed, by address and token.
 * Each is handed out once: a second call of the same address goes to the host.
 */
const EARLY = Symbol.for('vitrina.early-responses');

type EarlyResponses = Map<string, Promise<Response>>;

/** A page that the back button loads anew gets all that is in the browser's cache unasked, old prices too. */
export const REVALIDATED = { cache: 'no-cache' } as const;

const keyOf = (url: string, authorization: string | null) =>
  `${authorization ?? 'anonymous'} ${url}`;

/** The kept answer to this GET request, made with this request's token; `undefined` when there is none. */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  const early = (globalThis as { [EARLY]?: EarlyResponses })[EARLY];
  if (!early?.size || request.method !== 'GET') return undefined;
  const key = keyOf(request.url, request.headers.get('authorization'));
  const response = early.get(key);
  early.delete(key);
  return response;
}

/** For the boot script: asks for `url` now and keeps the answer until its first caller comes. */
export function requestEarly(url: string, token: string | null): void {
  const page = globalThis as { [EARLY]?: EarlyResponses };
  page[EARLY] ??= new Map();
  const authorization = token && `Bearer ${token}`;
  const response = fetch(url, {
    ...REVALIDATED,
    ...(authorization && { headers: { authorization } }),
  });
  // Nobody may come for it; its failure is then nobody's concern.
  response.catch(() => {});
  page[EARLY].set(keyOf(url, authorization), response);
}
