import {
  getSession,
  readJson,
  remove,
  type StorageKey,
  userKey,
  writeJson,
} from '@vitrina/shared-auth';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isLike } from './is-like.ts';

/**
 * State of a form that outlives a session's end in the middle: who signs in again and comes back
 * finds what was typed. Leaving the form in any other way forgets it.
 * @param form its name, under which the person's values are kept in this browser
 */
export function useKept<Values extends object>(
  form: string,
  initial: Values,
): [Values, Dispatch<SetStateAction<Values>>] {
  const [key] = useState<StorageKey>(() => `vitrina:admin-form:${userKey()[1]}:${form}`);
  const [values, setValues] = useState<Values>(() => {
    const kept = readJson(key);
    return isLike(kept, initial) ? kept : initial;
  });
  useEffect(() => {
    writeJson(key, values);
  }, [key, values]);
  useEffect(
    () => () => {
      if (getSession().status === 'authenticated') remove(key);
    },
    [key],
  );
  return [values, setValues];
}
