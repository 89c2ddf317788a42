import { refusalOf, showToast } from '@vitrina/shared-auth';

/**
 * Says in a toast why something could not be changed; answers the refusal instead when the host names a
 * field of `values`: then it stands there.
 * @param about a later toast about the same takes its place
 */
export const tellFailure =
  (about: string, failed: string, values: object = {}) =>
  (error: unknown) => {
    const refusal = refusalOf(failed)(error);
    if (refusal.field && refusal.field in values) return refusal;
    showToast(refusal.text, { tone: 'danger', about });
    return undefined;
  };
