/** Billing page; a separate document. */
export const BILLING = '/users/dashboard/commissions';
