import * as z from 'zod/mini';

/* Building blocks of requests with credentials from the host or the browser. */

/** Request field: token of a link. */
export const oneTimeToken = () => z.string().check(z.minLength(1), z.maxLength(200));

/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Request field: secret of the browser that began a sign-in. */
export const verifier = () => z.string().check(z.regex(SECRET));
/** Request field: SHA-256 of a `verifier`. */
export const challenge = verifier;
/** Request field: the browser's `deviceToken` from an earlier answer. */
export const device = verifier;
