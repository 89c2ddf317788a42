import { isApiCallError } from '@vitrina/shared-auth';
import { checkoutMessages } from '../../checkout-messages.ts';

const text = checkoutMessages.reason;

/** Reason of a failed step, worded to follow a colon. The host's message comes first. */
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
    case 'MissingCallError':
      return text.unexpected;
  }
}

/** Named here, because the browser's message is English. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
