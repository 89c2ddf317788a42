import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

/** Colour of a badge. It is never the only cue: the text says the same. */
export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger';

/** Props of a `Badge`; everything else goes to its `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default: `neutral`. */
  tone?: BadgeTone | undefined;
  /** A dot before the text, for a state. */
  dot?: boolean | undefined;
}

/**
 * A short label for a state.
 * @example
 * const badge = (
 *   <Badge tone="success" dot>
 *     Livrată
 *   </Badge>
 * );
 */
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
