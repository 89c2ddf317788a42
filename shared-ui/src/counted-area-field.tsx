import type { ComponentProps } from 'react';
import styles from './counted-area-field.module.css';
import { TextAreaField } from './text-area-field.tsx';

interface CountedAreaFieldProps extends ComponentProps<typeof TextAreaField> {
  value: string;
  /** Maximum length in characters; more can be typed, so that nothing pasted is lost. */
  most: number;
  /** `120 din 5.000 de caractere` */
  countText: (used: number, most: number) => string;
}

/**
 * A text area with a character counter.
 * @example
 * import { useState } from 'react';
 * const [reason, setReason] = useState('');
 * const field = (
 *   <CountedAreaField
 *     label="Motivul"
 *     value={reason}
 *     most={500}
 *     countText={(used, most) => `${used} din ${most} de caractere`}
 *     onChange={({ currentTarget }) => setReason(currentTarget.value)}
 *   />
 * );
 */
export function CountedAreaField({ most, countText, value, hint, ...rest }: CountedAreaFieldProps) {
  const used = value.trim().length;
  return (
    <div className={styles.field}>
      <TextAreaField {...rest} value={value} hint={hint} />
      <p className={styles.count} data-over={used > most ? '' : undefined}>
        {countText(used, most)}
      </p>
    </div>
  );
}
