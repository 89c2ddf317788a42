import * as z from 'zod/mini';
import { COUNTIES } from '../counties.ts';
import { INVALID_COUNTY, INVALID_ZIP } from '../messages.ts';

/*
 * Building blocks of requests with a postal address. A file of their own: a bundle without such a
 * request shall not carry the list of counties.
 */

export const zip = () => z.string().check(z.trim(), z.regex(/^\d{6}$/, INVALID_ZIP));
export const county = () => z.enum(COUNTIES, { error: INVALID_COUNTY });
