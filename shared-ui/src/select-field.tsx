import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/**
 * The native select; `children` are its options. `className` goes to the field, the rest to the select.
 * @example
 * const county = (
 *   <SelectField label="Județ" name="county" defaultValue="Iași">
 *     <option>Cluj</option>
 *     <option>Iași</option>
 *   </SelectField>
 * );
 */
export function SelectField({
  label,
  note,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: SelectFieldProps) {
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
          <select {...rest} {...tied} className={classNames(control.control, styles.select)} />
          <ChevronDown className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
