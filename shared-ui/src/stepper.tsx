import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ProgressBar } from './progress-bar.tsx';
import styles from './stepper.module.css';

interface StepperProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** 1-based. */
  step: number;
  /** Number of steps. */
  total: number;
  /** Position, e.g. `Pasul 3 din 11`; announced when it changes. */
  label: string;
  /** Name of the current step. */
  title?: ReactNode;
}

/**
 * Progress through a wizard.
 * @example const progress = <Stepper step={3} total={11} label="Pasul 3 din 11" title="Culori" />;
 */
export function Stepper({ step, total, label, title, className, ...rest }: StepperProps) {
  return (
    <div {...rest} className={classNames(styles.stepper, className)}>
      <p className={styles.line} role="status">
        <span className={styles.label}>{label}</span>
        {title && <span className={styles.title}>{title}</span>}
      </p>
      <ProgressBar label={label} value={step} max={total} />
    </div>
  );
}
