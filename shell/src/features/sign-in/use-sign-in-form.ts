import type { Call, CallInput } from '@vitrina/contract/call';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { signIn } from '@vitrina/shared-auth/session';
import { parseUser } from '@vitrina/shared-auth/user';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { afterSignIn } from './after-sign-in.ts';

interface SignInForm<C extends Call> {
  call: C;
  /** The request out of the form's values. */
  read: (form: FormData) => CallInput<C>;
  /** Errors by field name; an empty object lets the form go. */
  check: (form: FormData) => Record<string, string>;
  /** Shown when the server says no without words. */
  failed: string;
}

/** What both calls answer; the session checks the user itself. */
interface SignInAnswer {
  user?: unknown;
  token?: string | null | undefined;
  message?: string | null | undefined;
}

/** The way of both forms, login and register: check, call, keep the session, go on. */
export function useSignInForm<const C extends Call>({ call, read, check, failed }: SignInForm<C>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const navigate = useNavigate();
  const { search } = useLocation();

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = new FormData(form);
    const found = check(values);
    setErrors(found);
    setFailure(null);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) return form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    setBusy(true);
    try {
      const answer = (await callApi(call, read(values))) as SignInAnswer;
      const user = parseUser(answer.user);
      // An address that already has an account is answered with words alone (rulings 22).
      if (!user) return setFailure(answer.message ?? failed);
      signIn(user, answer.token ?? null);
      await navigate(afterSignIn(user, search), { replace: true });
    } catch (error) {
      const unreachable =
        isApiCallError(error) && (error.name === 'NetworkError' || error.name === 'TimeoutError');
      setFailure(unreachable ? messages.auth.unreachable : serverMessageOr(error, failed));
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return { busy, failure, errors, onSubmit };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Errors of the fields that both forms have. */
export function checkCredentials(form: FormData): Record<string, string> {
  const errors: Record<string, string> = {};
  const email = String(form.get('email') ?? '').trim();
  if (!email) errors.email = messages.auth.required;
  else if (!EMAIL.test(email)) errors.email = messages.auth.invalidEmail;
  if (!form.get('password')) errors.password = messages.auth.required;
  return errors;
}
