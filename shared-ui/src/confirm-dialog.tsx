import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What the answer is about. */
  children: ReactNode;
  keepLabel: string;
  /** Of the cross; `keepLabel` without it. */
  closeLabel?: string;
  confirmLabel: string;
  /** Of the button that confirms. */
  variant?: 'danger' | 'primary';
  /** What was confirmed is being done. */
  busy?: boolean;
  /** Nothing shall happen. */
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  children,
  keepLabel,
  closeLabel = keepLabel,
  confirmLabel,
  variant = 'danger',
  busy = false,
  onConfirm,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      closeLabel={closeLabel}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={rest.onClose}>
            {keepLabel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
