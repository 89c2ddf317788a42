import * as z from 'zod/mini';
import { INVALID_CUI, REQUIRED } from '../messages.ts';
import { isCui } from '../rules/cui.ts';

/** A fiscal code of a Romanian company with a right control digit; capitals without spaces. */
export const cui = () =>
  z.string().check(
    z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
    z.minLength(1, REQUIRED),
    z.maxLength(12),
    z.refine((typed) => typed === '' || isCui(typed), { error: INVALID_CUI }),
  );
