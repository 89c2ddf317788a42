import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
  /** A dot before the text, for a state. */
  dot?: boolean | undefined;
}

/** A short label for a state. */
export function Badge({ tone = 'neutral', dot, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.badge, className)}
      data-tone={tone}
      data-dot={dot ? '' : undefined}
    />
  );
}
