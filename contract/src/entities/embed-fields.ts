import * as z from 'zod/mini';
import { MAX_EMBED_NAME_LENGTH } from '../constants.ts';
import { EMBED_ID } from '../rules/embed-events.ts';
import { embedOrigin, MAX_EMBED_ORIGINS } from '../rules/embed-origins.ts';
import { requiredText } from './fields.ts';

export const embedId = () => z.string().check(z.regex(EMBED_ID));
/** Origins, normalised by `embedOrigin`. */
export const embedOrigins = () =>
  z
    .array(z.string().check(z.refine((origin) => embedOrigin(origin) === origin)))
    .check(z.maxLength(MAX_EMBED_ORIGINS));
export const embedName = () => requiredText(MAX_EMBED_NAME_LENGTH);
