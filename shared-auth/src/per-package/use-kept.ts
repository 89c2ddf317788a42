import {
  getSession,
  readJson,
  remove,
  type StorageKey,
  userId,
  writeJson,
  writeText,
} from '@vitrina/shared-auth';
import { useEffect, useEffectEvent, useState } from 'react';

/** Draft and actions that `useKept` returns. */
export interface Kept<Values> {
  values: Values;
  /** Whether they differ from the saved values. */
  dirty: boolean;
  /** Changes some of them. */
  setValues: (next: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** Back to the saved values. */
  reset: () => void;
  /** Resets after `sent` was saved; keeps fields changed meanwhile. */
  settle: (sent: Partial<Values>) => void;
}

/**
 * Draft of a form: changed values, per person and tab. Survives a reload, and a session expiry until the same
 * person signs in again; leaving the form otherwise deletes it. A visitor's draft passes to the account they
 * sign in to.
 * @param form its name, unique in the platform
 * @param saved values shown until changed, and after `reset`
 * @param outlives says which values are kept however the form was left
 * @param secret fields that are never stored
 * @example const { values, setValues, dirty } = useKept('profile', { name: 'Ana', phone: '' });
 */
export function useKept<Values extends object>(
  form: string,
  saved: Values,
  outlives: (values: Values) => boolean = () => false,
  secret: readonly string[] = [],
): Kept<Values> {
  const [key] = useState(() => keyOf(form));
  const [changed, setChanged] = useState<Partial<Values>>(() => takeKept(form, saved));
  const values = { ...saved, ...changed };
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  const text = JSON.stringify(changed, (field, value) =>
    secret.includes(field) ? undefined : value,
  );
  const kept = text !== '{}' && (dirty || outlives(values));
  useEffect(() => {
    if (kept) writeText(key, text, 'tab');
    else remove(key, 'tab');
  }, [key, text, kept]);
  const leave = useEffectEvent(() => {
    if (getSession().ended !== 'expired' && !outlives(values)) remove(key, 'tab');
  });
  useEffect(() => () => leave(), []);
  return {
    values,
    dirty,
    setValues: (next) =>
      setChanged((before) => ({
        ...before,
        ...(typeof next === 'function' ? next({ ...saved, ...before }) : next),
      })),
    reset: () => setChanged({}),
    settle: (sent) => setChanged((now) => changedSince(sent, now)),
  };
}

/** The part of `changed` that differs from `sent`. */
const changedSince = <Values extends object>(sent: Partial<Values>, changed: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(changed).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field as keyof Values]),
    ),
  ) as Partial<Values>;

/**
 * Draft of a form for the current person.
 * @param model saved values
 * @returns `null` without a draft
 * @example const hasDraft = readKept('profile', { name: 'Ana', phone: '' }) !== null;
 */
export function readKept<Values extends object>(form: string, model: Values): Values | null {
  const changed = takeKept(form, model);
  return Object.keys(changed).length > 0 ? { ...model, ...changed } : null;
}

/**
 * Deletes a form's draft, of the person and of the visitor they were before.
 * @example forgetKept('profile'); // after it was saved
 */
export function forgetKept(form: string): void {
  remove(keyOf(form), 'tab');
  remove(keyOf(form, null), 'tab');
}

const keyOf = (form: string, user = userId()): StorageKey => `vitrina:unsaved:${user}:${form}`;

/** Fields a visitor left empty take the data of the person who signs in. */
function takeKept<Values extends object>(form: string, model: Values): Partial<Values> {
  const key = keyOf(form);
  const visitorKey = keyOf(form, null);
  const own = readAt(key, model);
  if (key === visitorKey) return own;
  const typed = Object.entries(readAt(visitorKey, model)).filter(([, value]) => value !== '');
  if (typed.length === 0) return own;
  const all = { ...own, ...Object.fromEntries(typed) };
  remove(visitorKey, 'tab');
  writeJson(key, all, 'tab');
  return all;
}

/** Stored values may be foreign, or older than the form. */
function readAt<Values extends object>(key: StorageKey, model: Values): Partial<Values> {
  const kept = readJson(key, 'tab');
  return isLike(kept, {}) && isLike({ ...model, ...kept }, model) ? kept : {};
}

/** Whether a value has every part of `model` with the same type. */
function isLike<Value>(value: unknown, model: Value): value is Value {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(model).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}
