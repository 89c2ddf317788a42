import type { FormEvent } from 'react';

/** The errors of a form's fields on its `input` event: what is being corrected is no longer called wrong. */
export function withoutEdited<Errors extends object>(
  errors: Errors,
  { target }: FormEvent,
): Errors {
  const { [(target as HTMLInputElement).name as keyof Errors]: _, ...others } = errors;
  return others as Errors;
}
