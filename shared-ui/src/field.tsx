import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** Props that tie a control to its field. */
interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Texts around a control, the same for all kinds of fields. */
export interface FieldTexts {
  label: ReactNode;
  /** A quiet word beside the label, e.g. "optional". */
  note?: ReactNode;
  /** Help between label and control. */
  hint?: ReactNode;
  /** Present when the value is invalid; says what to do. */
  error?: ReactNode;
}

interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldTexts {
  /** Marks the label, and is passed to the control. */
  required?: boolean | undefined;
  /** Id of the control, when needed outside. */
  controlId?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error, tied to the control rendered by `children`.
 * @example
 * const amount = (
 *   <Field label="Suma" hint="În RON, cu cel mult două zecimale.">
 *     {(control) => <input {...control} inputMode="decimal" />}
 *   </Field>
 * );
 */
export function Field({
  label,
  note,
  hint,
  error,
  required,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      {...rest}
      className={classNames(styles.field, className)}
      data-invalid={error ? '' : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/**
 * Decorative: the control itself is `required`.
 * @example
 * const legend = (
 *   <legend>
 *     Culoarea preferată <RequiredMark />
 *   </legend>
 * );
 */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

/**
 * A field's help text.
 * @example
 * const colors = (
 *   <fieldset aria-describedby="colors-hint">
 *     <FieldHint id="colors-hint">Alege cel mult trei culori.</FieldHint>
 *   </fieldset>
 * );
 */
export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(styles.hint, className)} />;
}

/**
 * A field's error, with an icon.
 * @example
 * const lines = (
 *   <fieldset aria-describedby="lines-error">
 *     <FieldError id="lines-error">Alege cel puțin un produs.</FieldError>
 *   </fieldset>
 * );
 */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={classNames(styles.error, className)}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
