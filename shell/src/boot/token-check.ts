const CHECK = Symbol.for('vitrina.token-check');

interface TokenCheck {
  token: string;
  response: Promise<Response>;
}

const page = globalThis as { [CHECK]?: TokenCheck };

/** Keeps the boot script's check of `token` for the session. */
export function keepTokenCheck(token: string, response: Promise<Response>): void {
  response.catch(() => {});
  page[CHECK] = { token, response };
}

/** The check that the boot script started, if any. */
export const startedTokenCheck = (): TokenCheck | undefined => page[CHECK];

export const requestTokenCheck = (apiOrigin: string, token: string): Promise<Response> =>
  fetch(`${apiOrigin}/api/auth/validate-token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  });
