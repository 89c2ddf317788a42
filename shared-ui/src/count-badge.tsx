import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
  /** Larger counts show as "99+". */
  max?: number | undefined;
}

/**
 * A number on an icon's corner; nothing at zero. Hidden from screen readers: the button's name contains the
 * number.
 */
export function CountBadge({ count, max = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
