import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, ReadForm } from './read-form.ts';

/** How a form's last action went; stands above its button. */
export interface FormNotice {
  tone: 'danger' | 'success' | 'info';
  text: string;
  detail?: string | undefined;
}

/** Why an action failed. */
export interface FormRefusal extends Omit<FormNotice, 'tone'> {
  /** The field that the host names, where it names one. */
  field?: string | null;
}

// biome-ignore lint/suspicious/noConfusingVoidType: an action that says nothing returns nothing
type Sent = FormNotice | undefined | void;

interface FormOptions<Values, Input> {
  /** What the form starts from, or what it holds where `setValues` is given. */
  values: Values;
  setValues?: (next: Change<Values>) => void;
  read: ReadForm<Values, Input>;
  /** Takes what was read, and answers what is to be said of it. The form is busy until then. */
  send: (input: Input, values: Values) => Promise<Sent> | Sent;
  /** Reads what `send` threw; needed where it can. `undefined` when it said so itself, in a toast. */
  refused?: (error: unknown) => FormRefusal | undefined;
  /** A field that was judged once is judged again at each change; else a change takes its error away. */
  live?: boolean;
  /** What was sent is not sent again before something is edited. */
  once?: boolean;
}

type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

type TextKey<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never;
}[keyof Values] &
  string;

/**
 * The way of every form: read it, show what is wrong and go to the first wrong field in the order
 * of the page, send it once, say how it went.
 *
 * A field is controlled with `field`, or uncontrolled: then it has a `name`, and its value is read
 * from the page, so that what was typed before the page came alive counts.
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
  // Known at once: what is rendered lags behind a second press.
  const running = useRef(false);
  const sent = useRef(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  /** Shows `found` and moves to the first wrong field. @returns whether one is on the page */
  function show(found: FieldErrors<Values>): boolean {
    // At once: the focus shall meet the field with its error tied to it.
    flushSync(() => setErrors(found));
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    return first != null;
  }

  /** Shows `found`, and above the button `text`, or what no field of the page shows. */
  function refuse(found: FieldErrors<Values>, text?: string): void {
    setNotice(text ? { tone: 'danger', text } : null);
    const [first] = Object.values<string | undefined>(found);
    if (!show(found) && !text && first) setNotice({ tone: 'danger', text: first });
  }

  const typed = () => typedIn(form.current, values);

  /** One action at a time. */
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
      // Also when nobody knows what to say of the error, which is reported then.
      running.current = false;
      setBusy(false);
    }
    if (refusal?.field && refusal.field in values) {
      refuse({ [refusal.field]: refusal.text } as FieldErrors<Values>);
    } else setNotice(refusal ? { ...refusal, tone: 'danger' } : said);
  }

  /** After `fields` were edited. */
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
      // Not on `input`: a select hears of its change after it, and would be set back in between.
      onChange: ({ target }: FormEvent) => edited([(target as HTMLInputElement).name]),
    } as const,
    values,
    busy,
    notice,
    errors,
    /** Changes fields by code: one that follows from another, one that is not a native control. */
    change,
    /** Judges a field that was left (`live`). */
    judge(field: string): void {
      judged.current.add(field);
      edited([]);
    },
    /** What the form holds, also in fields that the page does not control. */
    typed,
    show,
    run,
    /** What a controlled text field needs. */
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

/** What the controls of `form` hold, by their names; the rest as it is in `values`. */
function typedIn<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  const typed: Record<string, unknown> = {};
  for (const control of form?.elements ?? []) {
    const { name, type, checked, value } = control as HTMLInputElement;
    if (name in values) typed[name] = type === 'checkbox' ? checked : value;
  }
  return { ...values, ...typed };
}

/** What `useForm` answers, for the parts of a form. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;
