import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { userKey } from './query.ts';
import { getSession } from './session.ts';
import { readJson, remove, type StorageKey, writeText } from './storage.ts';

export interface Kept<Values> {
  values: Values;
  /** Whether they differ from what is saved. */
  dirty: boolean;
  setValues: Dispatch<SetStateAction<Values>>;
  /** Back to what is saved. */
  reset: () => void;
}

/**
 * Values of a form that outlive the session's end in the middle: who signs in again in this tab and
 * comes back finds what was typed. Leaving the form in any other way forgets it.
 * @param form its name, unique in the platform
 * @param saved what the form shows until something is changed, and again after `reset`
 * @param outlives says which values are to be found again however the form was left
 */
export function useKept<Values extends object>(
  form: string,
  saved: Values,
  outlives: (values: Values) => boolean = () => false,
): Kept<Values> {
  const [key] = useState(() => keyOf(form));
  const [changed, setChanged] = useState<Values | null>(() => readAt(key, saved));
  const values = changed ?? saved;
  const text = JSON.stringify(values);
  const dirty = text !== JSON.stringify(saved);
  useEffect(() => {
    if (dirty) writeText(key, text, 'tab');
    else remove(key, 'tab');
  }, [key, text, dirty]);
  const leave = useEffectEvent(() => {
    if (getSession().ended !== 'expired' && !outlives(values)) remove(key, 'tab');
  });
  useEffect(() => () => leave(), []);
  return {
    values,
    dirty,
    setValues: (next) =>
      setChanged((before) => (typeof next === 'function' ? next(before ?? saved) : next)),
    reset: () => setChanged(null),
  };
}

/**
 * What was kept of a form of the person who is here.
 * @param model has every part that the values must have
 * @returns `null` when nothing was, or what was kept has other parts
 */
export const readKept = <Values extends object>(form: string, model: Values): Values | null =>
  readAt(keyOf(form), model);

const keyOf = (form: string): StorageKey => `vitrina:unsaved:${userKey()[1]}:${form}`;

function readAt<Values extends object>(key: StorageKey, model: Values): Values | null {
  const kept = readJson(key, 'tab');
  return isLike(kept, model) ? kept : null;
}

/** Whether a stored value has every part of `model`, each of its kind: what is stored may be foreign. */
function isLike<Value>(value: unknown, model: Value): value is Value {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(model).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}
