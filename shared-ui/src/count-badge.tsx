import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
  /** Larger counts show as "99+". Default: 99. */
  max?: number | undefined;
}

/**
 * A number on an icon's corner; nothing at zero. Hidden from screen readers: the button's name contains the
 * number.
 * @example
 * import Bell from 'lucide-react/icons/bell';
 * const bell = (
 *   <button type="button" aria-label="Notificări: 3 necitite">
 *     <Bell />
 *     <CountBadge count={3} />
 *   </button>
 * );
 */
export function CountBadge({ count, max = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
