import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Without a value it shows indeterminate progress. */
  value?: number | undefined;
  /** Default: 100. */
  max?: number | undefined;
}

/**
 * Progress from 0 to `max` (100); without `value` it is indeterminate.
 * @example const upload = <ProgressBar label="Se încarcă sigla.png" value={40} />;
 */
export function ProgressBar({ label, value, max = 100, className, ...rest }: ProgressBarProps) {
  return (
    <progress
      {...rest}
      aria-label={label}
      value={value}
      max={max}
      className={classNames(styles.bar, className)}
    />
  );
}
