import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth/api/errors';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { signInTexts } from '../../content/sign-in.ts';
import { withoutEdited } from '../without-edited.ts';

/** Errors by the name of the field. */
export type FieldErrors = Record<string, string>;

/** What stands above the buttons after an answer. */
export interface Notice {
  tone: 'danger' | 'success' | 'info';
  text: string;
  detail?: string | undefined;
}

interface AuthForm<Action extends string> {
  /** An empty object lets the form go. */
  check: (values: FormData) => FieldErrors;
  /** What submitting does, and the text for a refusal without words. */
  submit: {
    action: Action;
    send: (values: FormData) => Promise<Notice | 'leaving'>;
    failed: string;
  };
}

/** The way of the sign-in forms: check, call, say how it went; one action at a time. */
export function useAuthForm<Action extends string>({ check, submit }: AuthForm<Action>) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Shows `found` at the fields and moves to the first one, in the order of the form. */
  function showErrors(found: FieldErrors): void {
    // At once: the focus shall meet the field with its error tied to it.
    flushSync(() => setErrors(found));
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in found)?.focus();
  }

  /** Stays busy while the page is being left. */
  async function run(
    action: Action,
    send: (values: FormData) => Promise<Notice | 'leaving'>,
    failed: string,
  ): Promise<void> {
    if (busy || !form.current) return;
    setErrors({});
    setNotice(null);
    setBusy(action);
    const values = new FormData(form.current);
    const outcome = await send(values).catch((error: unknown) => refusal(error, failed));
    if (outcome === 'leaving') return;
    setBusy(null);
    if ('fields' in outcome && Object.keys(outcome.fields).some((name) => values.has(name))) {
      showErrors(outcome.fields);
    } else {
      setNotice(outcome);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(new FormData(event.currentTarget));
    setNotice(null);
    if (Object.keys(found).length > 0) showErrors(found);
    else void run(submit.action, submit.send, submit.failed);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) =>
    setErrors((shown) => withoutEdited(shown, event));

  return {
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit, onInput } as const,
    busy,
    setBusy,
    notice,
    errors,
    showErrors,
    run,
  };
}

/** The server's own words count first, at the field it names; an unreachable one is explained. */
function refusal(error: unknown, failed: string): Notice & { fields: FieldErrors } {
  if (!isApiCallError(error)) {
    console.error(error);
    return { tone: 'danger', text: failed, fields: {} };
  }
  const text = serverMessageOr(error, failed);
  const unreachable = error.name === 'NetworkError' || error.name === 'TimeoutError';
  return {
    tone: 'danger',
    text,
    detail: unreachable ? signInTexts.unreachable : undefined,
    fields: error.name === 'ApiError' && error.field ? { [error.field]: text } : {},
  };
}
