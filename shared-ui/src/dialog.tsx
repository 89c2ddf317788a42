import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'ref'> {
  open: boolean;
  /** Called on Escape, the close button or a press on the backdrop; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons at the foot, primary last. */
  actions?: ReactNode;
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `center` (default), or `end`: a drawer at the right edge. */
  placement?: 'center' | 'end' | undefined;
}

/**
 * The native modal dialog: the browser keeps focus inside and gives it back afterwards.
 * It starts at the close button, or at the element inside that has `data-autofocus`.
 * @example
 * import { useState } from 'react';
 * const [open, setOpen] = useState(false);
 * const dialog = (
 *   <Dialog open={open} onClose={() => setOpen(false)} title="Coșul tău" closeLabel="Închide">
 *     Este gol.
 *   </Dialog>
 * );
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  size = 'md',
  placement = 'center',
  className,
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const requestClose = useEffectEvent(onClose);

  // In the layout phase, so that a dialog unmounted while open still restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const stopListening = onBackdropClick(element, () => requestClose());
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stopListening();
      element.close();
    };
  }, [open]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.dialog, styles[size], className)}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside also emits `cancel`, which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it: a second Escape, or a form with method="dialog".
        if (open && !event.currentTarget.open) onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
              <X />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && (
            <div className={styles.actions} data-docked="">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/**
 * Calls `act` on backdrop clicks, which arrive at the dialog itself. @returns a function that stops
 * listening
 */
function onBackdropClick(dialog: HTMLDialogElement, act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Only a press that began there counts: selecting text may end on the backdrop.
  let pressed = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressed && target === dialog) act();
    },
    { signal },
  );
  return () => listening.abort();
}
