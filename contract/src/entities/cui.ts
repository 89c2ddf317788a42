import * as z from 'zod/mini';
import { INVALID_CUI, REQUIRED } from '../messages.ts';
import { isCui } from '../rules/cui.ts';

/** A Romanian fiscal code with a valid check digit; capitals without spaces. */
export const cui = () =>
  z.string().check(
    z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
    z.minLength(1, REQUIRED),
    z.maxLength(12),
    z.refine((typed) => typed === '' || isCui(typed), { error: INVALID_CUI }),
  );
