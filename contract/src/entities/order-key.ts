import * as z from 'zod/mini';

/** Key in the link to an order's page; opaque to all but its host. */
export const orderKey = () =>
  z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9._-]+$/));
