/**
 * Exchanges a one-time token for a session.
 * @param verifier of the browser that began the sign-in; omitted for a token without a challenge
 */
export const requestExchange = (
  apiOrigin: string,
  token: string,
  verifier?: string,
): Promise<Response> =>
  fetch(`${apiOrigin}/api/auth/exchange-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, verifier }),
    signal: AbortSignal.timeout(15_000),
  });
