import { refusalOf, showToast } from '@vitrina/shared-auth';

/**
 * Shows a failed change as a toast; returns the refusal instead when the host names a field of `values`,
 * for display there.
 * @param about a later toast with the same key replaces it
 */
export const tellFailure =
  (about: string, failed: string, values: object = {}) =>
  (error: unknown) => {
    const refusal = refusalOf(failed)(error);
    if (refusal.field && refusal.field in values) return refusal;
    showToast(refusal.text, { tone: 'danger', about });
    return undefined;
  };
