import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
  /** Above it the badge shows "99+". */
  max?: number | undefined;
}

/**
 * A number on a corner of an icon; nothing at zero. For the eye only: the button that
 * carries it says the number in its own name.
 */
export function CountBadge({ count, max = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
