import * as z from 'zod/mini';

/*
 * Building blocks of requests that give access: what a host handed out, or a browser made.
 */

/** Requests: a token of a link. */
export const oneTimeToken = () => z.string().check(z.minLength(1), z.maxLength(200));

/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Requests: the secret of the browser that began a sign-in. */
export const verifier = () => z.string().check(z.regex(SECRET));
/** Requests: SHA-256 of a `verifier`. */
export const challenge = verifier;
/** Requests: what a browser was answered as `deviceToken`, by which it is known. */
export const device = verifier;
