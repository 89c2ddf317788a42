/** The header's "add company" link leads to the profile with this hash. */
export const COMPANIES_HASH = '#firme';

/** Where a company is added. */
export const COMPANY_FORM = `/users/dashboard/profile${COMPANIES_HASH}`;
