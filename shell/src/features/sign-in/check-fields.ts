import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/constants';
import { signInTexts } from '../../content/sign-in.ts';
import type { FieldErrors } from './use-auth-form.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const text = signInTexts;

/** The trimmed text of a field. */
export const textOf = (values: FormData, name: string): string =>
  String(values.get(name) ?? '').trim();

/** A password counts as it was typed. */
export const passwordOf = (values: FormData): string => String(values.get('password') ?? '');

export function checkEmail(values: FormData): FieldErrors {
  const email = textOf(values, 'email');
  if (!email) return { email: text.required };
  return EMAIL.test(email) ? {} : { email: text.invalidEmail };
}

export const checkPresent = (values: FormData, name: string): FieldErrors =>
  textOf(values, name) ? {} : { [name]: text.required };

/** A new password; an old one may be shorter than what is asked for today. */
export function checkNewPassword(values: FormData): FieldErrors {
  const { length } = passwordOf(values);
  if (length === 0) return { password: text.required };
  return length < MIN_PASSWORD_LENGTH ? { password: text.passwordShort(MIN_PASSWORD_LENGTH) } : {};
}
