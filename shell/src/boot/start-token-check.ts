import { requestExchange } from './request-exchange.ts';
import { keepTokenCheck, requestTokenCheck } from './token-check.ts';

export const startTokenCheck = (apiOrigin: string, token: string, verifier?: string): void =>
  keepTokenCheck(
    token,
    verifier ? requestExchange(apiOrigin, token, verifier) : requestTokenCheck(apiOrigin, token),
  );
