import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

/**
 * A text area that grows with its text where the browser supports it. `className` goes to the field, the rest
 * to the textarea; `rows` is 4 by default.
 * @example const reason = <TextAreaField label="Motivul" name="reason" note="opțional" rows={2} />;
 */
export function TextAreaField({
  label,
  note,
  hint,
  error,
  required,
  id,
  rows = 4,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      note={note}
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      className={className}
    >
      {(tied) => (
        <textarea
          {...rest}
          {...tied}
          rows={rows}
          className={classNames(control.control, styles.area)}
        />
      )}
    </Field>
  );
}
