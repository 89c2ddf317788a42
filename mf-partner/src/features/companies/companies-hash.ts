/** Hash of the header's "add company" link. */
export const COMPANIES_HASH = '#firme';

export const COMPANY_FORM = `/users/dashboard/profile${COMPANIES_HASH}`;
