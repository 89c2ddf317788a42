import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'ref'> {
  open: boolean;
  /** Asked for by Escape, the close button or a press on the backdrop; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `end`: a drawer at the right edge. */
  placement?: 'center' | 'end' | undefined;
}

/** The native modal dialog: the browser keeps focus inside and gives it back afterwards. */
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
  const pressedOnBackdrop = useRef(false);

  // Closed in the layout phase, so that an unmounted dialog still gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  // Only a press that also began on the backdrop closes: selecting text may end there.
  const notePress = (event: PointerEvent) => {
    pressedOnBackdrop.current = event.target === event.currentTarget;
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (pressedOnBackdrop.current && event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.dialog, styles[size], className)}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={notePress}
      onClick={closeFromBackdrop}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
              <X />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
