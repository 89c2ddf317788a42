import { trimmed } from '@vitrina/contract/rules/blank';

/** Errors by field name. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Validates a form: returns what to send, or what is wrong. */
export type ReadForm<Values, Input> = (values: Values) => { input: Input } | Refused<Values>;

interface Refused<Values> {
  errors: FieldErrors<Values>;
  /** Shown above the button. Default: the first error, when no field with an error is on the page. */
  text?: string | undefined;
}

interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  /** Kind of value that `maximum` refers to. */
  origin?: string;
  maximum?: number | bigint;
}

/** The part of a zod schema used here. */
interface Schema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
}

interface FieldTexts<Values> {
  /** For an empty required field. */
  required?: string;
  /** For a text that is too long: refused instead of cut, so nothing pasted gets lost. */
  tooLong?: (maximum: number, length: number) => string;
  /** For other errors of a field; by default the schema's message. */
  wrong?: FieldErrors<Values>;
}

/**
 * Validates a form with the schema of its call. Fields have the schema's names.
 * @param texts messages for a field's issues, in order of precedence: required, too long, wrong
 * @param bodyOf turns form values into the call's body
 * @example
 * import { login } from '@vitrina/contract/calls/login';
 * interface Values {
 *   email: string;
 *   password: string;
 * }
 * const read = readBy(login.body, { required: 'Câmp obligatoriu' }, (values: Values) => values);
 */
export const readBy =
  <Values extends object, Input>(
    schema: Schema<Input>,
    texts: FieldTexts<Values>,
    bodyOf: (values: Values) => unknown,
  ): ReadForm<Values, Input> =>
  (values) => {
    const result = schema.safeParse(bodyOf(values));
    return result.success
      ? { input: result.data }
      : { errors: issueTexts(result.error.issues, values, texts) };
  };

/**
 * Field messages for a schema's issues.
 * @example
 * import { login } from '@vitrina/contract/calls/login';
 * const values = { email: '', password: 'parola' };
 * const { error } = login.body.safeParse(values);
 * const errors = issueTexts(error?.issues ?? [], values, { required: 'Câmp obligatoriu' }); // { email: … }
 */
export function issueTexts<Values extends object>(
  issues: readonly Issue[],
  values: Values,
  { required, wrong, tooLong }: FieldTexts<Values>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, code, origin, maximum, message } of issues) {
    const field = path[0] as keyof Values;
    const value = values[field];
    const text = typeof value === 'string' ? trimmed(value) : null;
    const isTooLong = code === 'too_big' && origin === 'string';
    errors[field] ??=
      (text === '' && required) ||
      (isTooLong && tooLong?.(Number(maximum), text?.length ?? 0)) ||
      (wrong?.[field] ?? message);
  }
  return errors;
}
