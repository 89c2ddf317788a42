import { isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { refreshCommissions } from './commissions-query.ts';

/** The host's refusal as text; a conflict (409) also refetches. */
export const moneyRefusal = (fallback: string) => (error: unknown) => {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshCommissions();
  }
  return refusalOf(fallback)(error);
};
