import { type ComponentProps, useId } from 'react';
import styles from './checkbox-field.module.css';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, RequiredMark } from './field.tsx';

interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    Omit<FieldTexts, 'note'> {}

/**
 * A native checkbox with its label. `className` goes to the field, other props to the input. In a group
 * with one shared error, pass `aria-invalid` and `aria-describedby`.
 * @example const terms = <CheckboxField name="acceptTerms" label="Accept termenii" required />;
 */
export function CheckboxField({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={error ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <input
        {...rest}
        type="checkbox"
        id={controlId}
        required={required}
        className={choice.checkbox}
        aria-describedby={[hintId, errorId, describedBy].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : isInvalid}
      />
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <FieldHint id={hintId} className={styles.below}>
          {hint}
        </FieldHint>
      )}
      {error && (
        <FieldError id={errorId} className={styles.below}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
