import { Badge, type BadgeProps } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './status-badge.module.css';

/** A badge with a dot, for the state of a thing that moves through states. */
export function StatusBadge({ className, children, ...rest }: BadgeProps) {
  return (
    <Badge {...rest} className={classNames(styles.status, className)}>
      {children}
    </Badge>
  );
}
