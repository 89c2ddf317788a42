import * as z from 'zod/mini';

/** What a link in a mail about the stock carries: `<product>.<who>`; only the host that made it can read it. */
export const stockAlertKey = () =>
  z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9._-]+$/));
