import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';

/** Kind of a message; sets its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/**
 * Icon per tone, so that colour is not the only cue.
 * @example
 * const { warning: Icon } = toneIcons;
 * const line = (
 *   <p>
 *     <Icon /> Au mai rămas 3 bucăți.
 *   </p>
 * );
 */
export const toneIcons: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default: `info`. */
  tone?: Tone | undefined;
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/**
 * A message in the page. Danger interrupts screen readers (`alert`), others wait (`status`).
 * @example const alert = <Alert tone="warning" title="Stoc redus">Au mai rămas 3 bucăți.</Alert>;
 */
export function Alert({ tone = 'info', title, actions, className, children, ...rest }: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.alert, className)}
      data-tone={tone}
    >
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
