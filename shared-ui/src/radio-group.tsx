import { type ComponentProps, type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, RequiredMark } from './field.tsx';
import styles from './radio-group.module.css';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    FieldTexts {
  /** Name in the form's data. Default: a generated one. */
  name?: string | undefined;
  options: readonly RadioOption[];
  /** Chosen option, for a controlled group. */
  value?: string | undefined;
  /** Option chosen at first, for an uncontrolled group. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  /** `list` (default), or `cards`: each option is a box, easier to hit and compare. */
  look?: 'list' | 'cards' | undefined;
}

/**
 * Native radios in a fieldset: arrows, Tab and form value come from the browser.
 * @example
 * import { useState } from 'react';
 * const [part, setPart] = useState('all');
 * const options = [
 *   { value: 'all', label: 'Toată comanda' },
 *   { value: 'some', label: 'Doar o parte', hint: 'Alegi produsele mai jos.' },
 * ];
 * const group = (
 *   <RadioGroup label="Ce returnezi" look="cards" options={options} value={part} onValueChange={setPart} />
 * );
 */
export function RadioGroup({
  label,
  note,
  hint,
  error,
  required,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  look = 'list',
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      {...rest}
      className={classNames(styles.group, className)}
      data-look={look}
      data-invalid={error ? '' : undefined}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      {hint && (
        <FieldHint id={hintId} className={styles.hint}>
          {hint}
        </FieldHint>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={choice.radio}
              aria-invalid={error ? true : undefined}
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabled}
              // Never both: in Preact `defaultChecked` overrides `checked`.
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={styles.text}>
              {option.label}
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={errorId} className={styles.error}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
