import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './text-field.module.css';

/** Props of a `TextField`: the texts of its field, and those of `<input>`. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  /** Inside the box, after the text: a unit, or a button such as "show password". */
  trailing?: ReactNode;
}

/**
 * An input in a `Field`. `className` goes to the field, everything else to the input.
 * @example const email = <TextField label="E-mail" name="email" type="email" error="Scrie o adresă validă." />;
 */
export function TextField({
  label,
  note,
  hint,
  error,
  trailing,
  required,
  id,
  className,
  ...rest
}: TextFieldProps) {
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
        <span className={styles.box}>
          <input
            {...rest}
            {...tied}
            className={classNames(control.control, trailing != null && styles.padded)}
          />
          {trailing != null && <span className={styles.trailing}>{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
