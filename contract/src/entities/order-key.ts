import * as z from 'zod/mini';

/** What a link to the page of an order carries; only the host that made it can read it. */
export const orderKey = () =>
  z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9._-]+$/));
