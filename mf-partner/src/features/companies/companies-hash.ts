/** The header's "add company" link leads to the profile with this hash. */
export const COMPANIES_HASH = '#firme';
