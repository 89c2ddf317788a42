/** Origins in addition to the configured ones whose code the visitor agreed to run in this page. */
export const agreedOrigins = new Set<string>();
