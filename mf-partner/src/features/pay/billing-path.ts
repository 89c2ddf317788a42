/** The page with all invoices, in a document of its own. */
export const BILLING = '/users/dashboard/commissions';
