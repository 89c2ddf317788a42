import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, ReadForm } from './read-form.ts';

/** Result of a form's last action; shown above its button. */
export interface FormNotice {
  tone: 'danger' | 'success' | 'info';
  text: string;
  /** Shown below `text`, which becomes the title. */
  detail?: string | undefined;
}

/** Why an action failed. */
export interface FormRefusal extends Omit<FormNotice, 'tone'> {
  /** Field that the host refused, if it says which. */
  field?: string | null;
}

// biome-ignore lint/suspicious/noConfusingVoidType: an action that says nothing returns nothing
type Sent = FormNotice | undefined | void;

interface FormOptions<Values, Input> {
  /** Initial values; current ones when `setValues` is given. */
  values: Values;
  setValues?: (next: Change<Values>) => void;
  read: ReadForm<Values, Input>;
  /** Sends the input; resolves to the notice to show. The form is busy until then. */
  send: (input: Input, values: Values) => Promise<Sent> | Sent;
  /**
   * Turns an error thrown by `send` into a message; required if it can throw. `undefined` when a toast has
   * already shown it.
   */
  refused?: (error: unknown) => FormRefusal | undefined;
  /** Revalidates a field on each change once it was validated; by default a change only clears its error. */
  live?: boolean;
  /** Sends unchanged values only once. */
  once?: boolean;
}

type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

type TextKey<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never;
}[keyof Values] &
  string;

/**
 * State of a form: validates it, focuses the first wrong field in page order, sends once at a time, and shows
 * the result.
 *
 * A field is controlled through `field`, or uncontrolled with a `name`; the latter is read from the page, so
 * text typed before hydration counts.
 * @example
 * import { login } from '@vitrina/contract/calls/login';
 * import { Button } from '@vitrina/shared-ui/button';
 * import { FormAlert } from '@vitrina/shared-ui/form-alert';
 * import { readBy } from '@vitrina/shared-ui/read-form';
 * import { TextField } from '@vitrina/shared-ui/text-field';
 * const values = { email: '', password: '' };
 * const read = readBy(login.body, { required: 'Câmp obligatoriu' }, (typed: typeof values) => typed);
 * const form = useForm({
 *   values,
 *   read,
 *   send: async ({ email }) => ({ tone: 'success', text: `Bun venit, ${email}` }),
 * });
 * const shown = (
 *   <form {...form.props}>
 *     <TextField {...form.field('email')} label="E-mail" required />
 *     <FormAlert notice={form.notice} />
 *     <Button type="submit" busy={form.busy}>
 *       Intră
 *     </Button>
 *   </form>
 * );
 */
export function useForm<Values extends object, Input>({
  values,
  setValues,
  read,
  send,
  refused = rethrow,
  live = false,
  once = false,
}: FormOptions<Values, Input>) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef(new Set<string>());
  // A ref: the rendered state lags behind a second press.
  const running = useRef(false);
  const sent = useRef(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  /** Shows `found` and focuses the first wrong field. @returns whether one is on the page */
  function show(found: FieldErrors<Values>): boolean {
    // Synchronously: the focused field must already have its error.
    flushSync(() => setErrors(found));
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    return first != null;
  }

  /** Shows `found`, and above the button `text` or the errors of fields not on the page. */
  function refuse(found: FieldErrors<Values>, text?: string): void {
    setNotice(text ? { tone: 'danger', text } : null);
    const [first] = Object.values<string | undefined>(found);
    if (!show(found) && !text && first) setNotice({ tone: 'danger', text: first });
  }

  const typed = () => typedIn(form.current, values);

  async function run(action: () => Promise<Sent> | Sent, failed = refused): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setErrors({});
    setNotice(null);
    let refusal: FormRefusal | undefined;
    let said: FormNotice | null = null;
    try {
      said = (await action()) ?? null;
      sent.current = true;
    } catch (error) {
      refusal = failed(error);
    } finally {
      // Also when `refused` rethrows an unknown error, which is then reported.
      running.current = false;
      setBusy(false);
    }
    if (refusal?.field && refusal.field in values) {
      refuse({ [refusal.field]: refusal.text } as FieldErrors<Values>);
    } else setNotice(refusal ? { ...refusal, tone: 'danger' } : said);
  }

  function edited(fields: readonly string[], now?: Partial<Values>): void {
    sent.current = false;
    const found = live ? read({ ...typed(), ...now }) : null;
    const wrong = found && 'errors' in found ? found.errors : {};
    setErrors((shown) =>
      live
        ? only(wrong, (field) => judged.current.has(field))
        : only(shown, (field) => !fields.includes(field)),
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current || (once && sent.current)) return;
    const held = typed();
    const found = read(held);
    if (live) judged.current = new Set(Object.keys(values));
    if ('errors' in found) refuse(found.errors, found.text);
    else void run(() => send(found.input, held));
  };

  const change = (next: Change<Values>) => {
    setValues?.(next);
    const part = typeof next === 'function' ? next(values) : next;
    edited(Object.keys(part), part);
  };

  return {
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      // Not `input`: a select fires `change` after it and would be reset in between.
      onChange: ({ target }: FormEvent) => edited([(target as HTMLInputElement).name]),
    } as const,
    values,
    busy,
    notice,
    errors,
    /** Changes fields from code: dependent ones, and those without a native control. */
    change,
    /** Validates a field on blur (`live`). */
    judge(field: string): void {
      judged.current.add(field);
      edited([]);
    },
    /** Current values, uncontrolled fields included. */
    typed,
    show,
    run,
    /** Props of a controlled text field. */
    field: (name: TextKey<Values>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({
        currentTarget: { value },
      }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        setValues?.({ [name]: value } as Partial<Values>),
    }),
  };
}

function rethrow(error: unknown): never {
  throw error;
}

function only<Values>(
  errors: FieldErrors<Values>,
  test: (field: string) => boolean,
): FieldErrors<Values> {
  const left = Object.entries(errors).filter(([field]) => test(field));
  return Object.fromEntries(left) as FieldErrors<Values>;
}

/** Values of the form's controls by name; the others come from `values`. */
function typedIn<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  const typed: Record<string, unknown> = {};
  for (const control of form?.elements ?? []) {
    const { name, type, checked, value } = control as HTMLInputElement;
    if (name in values) typed[name] = type === 'checkbox' ? checked : value;
  }
  return { ...values, ...typed };
}

/** Result of `useForm`, as a prop of a form's parts. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;
