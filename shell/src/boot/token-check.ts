const CHECK = Symbol.for('vitrina.token-check');

export interface TokenCheck {
  token: string;
  response: Promise<Response>;
  /** It came by a link, and is not the one that is stored. */
  isReturn: boolean;
}

const page = globalThis as { [CHECK]?: TokenCheck };

/** Asks the host about `token` before the bundle is parsed; the session picks the answer up. */
export function startTokenCheck(apiOrigin: string, token: string, isReturn: boolean): void {
  const response = requestTokenCheck(apiOrigin, token);
  response.catch(() => {});
  page[CHECK] = { token, response, isReturn };
}

/** The check that the boot script started, if any. */
export const startedTokenCheck = (): TokenCheck | undefined => page[CHECK];

export const requestTokenCheck = (apiOrigin: string, token: string): Promise<Response> =>
  fetch(`${apiOrigin}/api/auth/validate-token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  });
