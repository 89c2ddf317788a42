import * as z from 'zod/mini';

/** Key in a stock alert's link: `<product>.<holder>`; opaque to all but its host. */
export const stockAlertKey = () =>
  z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9._-]+$/));
