import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from '../constants.ts';
import { INVALID_EMAIL, INVALID_PHONE } from '../messages.ts';
import { PHONE_PATTERN } from '../rules/phone.ts';

/* Building blocks of requests with contact details. */

/** Request field: an e-mail address, in lower case. */
export const email = () =>
  z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL_LENGTH), z.email(INVALID_EMAIL));

const phonePattern = () => z.regex(PHONE_PATTERN, INVALID_PHONE);
/** Request field: a phone number as typed; `rules/phone` normalises it. */
export const phone = () =>
  z.string().check(z.trim(), z.maxLength(MAX_PHONE_LENGTH), phonePattern());
/**
 * Request field: a phone number, or empty in forms without that field (docs/product.md#register-fields).
 */
export const maybePhone = () =>
  z.union(
    [z.literal(''), z.string().check(z.trim(), z.maxLength(MAX_PHONE_LENGTH), phonePattern())],
    {
      error: INVALID_PHONE,
    },
  );
