import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps extends ComponentProps<'span'> {
  /** Accessible name; without it the spinner is decoration beside a visible text. */
  label?: string | undefined;
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Shows that something loads; without `label` it is hidden from screen readers.
 * @example
 * const page = <Spinner label="Se încarcă" />;
 * const inButton = <Spinner size="sm" />; // the button's text says what is running
 */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...meaning} className={classNames(styles.spinner, styles[size], className)} {...rest} />
  );
}
