import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An illustration or lucide icon. */
  illustration?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/**
 * Says why a list is empty and what to do next; `children` are the text.
 * @example
 * import { Button } from '@vitrina/shared-ui/button';
 * const empty = (
 *   <EmptyState title="Nicio adresă" action={<Button>Adaugă o adresă</Button>}>
 *     Adresele salvate se aleg la finalizarea comenzii.
 *   </EmptyState>
 * );
 */
export function EmptyState({
  illustration,
  title,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
