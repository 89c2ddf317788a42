/** Origins beyond the configured ones that somebody agreed to run code of, in this page. */
export const agreedOrigins = new Set<string>();
