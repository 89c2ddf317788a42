import { isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { refreshCommissions } from './commissions-query.ts';

/** Why money was not moved, in the host's words; a conflict also brings the state of now. */
export const moneyRefusal = (fallback: string) => (error: unknown) => {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshCommissions();
  }
  return refusalOf(fallback)(error);
};
