import * as z from 'zod/mini';
import { COUNTIES } from '../counties.ts';
import { INVALID_COUNTY, INVALID_ZIP } from '../messages.ts';

/*
 * Building blocks of requests with a postal address. Separate, so that other bundles do not contain the
 * list of counties.
 */

export const zip = () => z.string().check(z.trim(), z.regex(/^\d{6}$/, INVALID_ZIP));
export const county = () => z.enum(COUNTIES, { error: INVALID_COUNTY });
