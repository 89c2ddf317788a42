import { requestExchange } from './request-exchange.ts';
import { keepTokenCheck, requestTokenCheck } from './token-check.ts';

/** Checks `token` with the host before the bundle is parsed. */
export const startTokenCheck = (apiOrigin: string, token: string, verifier?: string): void =>
  keepTokenCheck(
    token,
    verifier ? requestExchange(apiOrigin, token, verifier) : requestTokenCheck(apiOrigin, token),
  );
