import { getSession, userKey } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';
import { forgetKept, type Keepable, keep, readKept } from './kept-values.ts';

/**
 * Values of a form that outlive the session's end in the middle: who signs in again in this tab and
 * comes back finds what was typed. Leaving the form in any other way forgets it.
 * @param form its name, unique on the page
 * @param saved what the form shows until something is typed, and again after `reset`
 */
export function useKept<Values extends Keepable>(form: string, saved: Values) {
  const [userId] = useState(() => userKey()[1]);
  const [typed, setTyped] = useState<Values | null>(() => readKept(userId, form, saved));
  const dirty = typed !== null && Object.keys(saved).some((key) => typed[key] !== saved[key]);
  useEffect(() => {
    if (typed && dirty) keep(userId, form, typed);
    else forgetKept(userId, form);
  }, [userId, form, typed, dirty]);
  useEffect(
    () => () => {
      if (getSession().ended !== 'expired') forgetKept(userId, form);
    },
    [userId, form],
  );
  return { values: typed ?? saved, dirty, setValues: setTyped, reset: () => setTyped(null) };
}
