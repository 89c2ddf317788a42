import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './error-state.module.css';

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** `h1` when it replaces a whole page; inside a page `p` (default), no heading. */
  titleAs?: 'h1' | 'p' | undefined;
  /** Technical detail for support: a code or request id. */
  detail?: ReactNode;
  retryLabel?: string | undefined;
  /** Shows a retry button, named `retryLabel`. */
  onRetry?: (() => void) | undefined;
  /** A retry is running: its button is busy. */
  retrying?: boolean | undefined;
  /** Further links, e.g. home. */
  actions?: ReactNode;
}

/**
 * Replaces data that failed to load: the reason (`children` explain) and a retry.
 * @example
 * const failed = (
 *   <ErrorState
 *     title="Graficul nu a putut fi încărcat."
 *     retryLabel="Reîncearcă"
 *     retrying={false}
 *     onRetry={() => console.log('again')}
 *   />
 * );
 */
export function ErrorState({
  title,
  titleAs: Title = 'p',
  detail,
  retryLabel,
  onRetry,
  retrying,
  actions,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" {...rest} className={classNames(styles.error, className)}>
      <span className={styles.icon}>
        <TriangleAlert />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions} ref={leaveFocus}>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} busy={retrying}>
            <RotateCw />
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

/**
 * A retry removes the focused button: the focus moves to the heading of the surrounding section, or to the
 * section itself.
 */
const leaveFocus = (actions: HTMLElement | null) => () => {
  if (!actions?.contains(document.activeElement)) return;
  const part = actions.closest<HTMLElement>('section, dialog, [popover], main');
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
  const heir = heading && !actions.parentElement?.contains(heading) ? heading : part;
  if (!heir) return;
  if (heir.tabIndex < 0) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
};
