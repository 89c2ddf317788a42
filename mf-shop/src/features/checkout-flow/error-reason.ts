import { isApiCallError } from '@vitrina/shared-auth';
import { checkoutMessages } from '../../checkout-messages.ts';

const text = checkoutMessages.reason;

/** Why a step broke, in words that follow a colon. The host's own words come first. */
export function errorReason(error: unknown): string {
  if (isLockTimeout(error)) return text.otherTab;
  if (!isApiCallError(error)) return error instanceof Error ? error.message : String(error);
  switch (error.name) {
    case 'ApiError':
      return error.serverMessage ?? text.unexpected;
    case 'NetworkError':
      return text.unreachable;
    case 'TimeoutError':
      return text.slow;
    case 'ContractError':
      return text.unexpected;
  }
}

/** The browser's own words about it are English. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
