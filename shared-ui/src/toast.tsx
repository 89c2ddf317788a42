import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { type Tone, toneIcons } from './alert.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

interface ToastProps extends ComponentProps<'div'> {
  /** Default: `info`. */
  tone?: Tone | undefined;
  /** One button, e.g. undo. */
  action?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
}

/**
 * Look of a toast. Queue, display time and live region belong to the viewport.
 * @example
 * import { Button } from '@vitrina/shared-ui/button';
 * const undo = (
 *   <Button variant="ghost" size="sm">
 *     Anulează
 *   </Button>
 * );
 * const toast = (
 *   <Toast tone="success" action={undo} closeLabel="Închide" onClose={() => console.log('closed')}>
 *     Produsul a fost scos.
 *   </Toast>
 * );
 */
export function Toast({
  tone = 'info',
  action,
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: ToastProps) {
  const Icon = toneIcons[tone];
  return (
    <div {...rest} className={classNames(styles.toast, className)} data-tone={tone}>
      <Icon className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      <IconButton label={closeLabel} size="sm" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
