import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What is being confirmed. */
  children: ReactNode;
  /** Label of the button that cancels. */
  keepLabel: string;
  /** Label of the close button; `keepLabel` by default. */
  closeLabel?: string;
  confirmLabel: string;
  /** Look of the confirm button. Default: `danger`. */
  variant?: 'danger' | 'primary';
  /** The confirmed action is running. */
  busy?: boolean;
  /** Cancelled. */
  onClose: () => void;
  onConfirm: () => void;
}

/**
 * Asks before an irreversible action. Stays open until `open` is false; `busy` while the action runs.
 * @example
 * const ask = (
 *   <ConfirmDialog
 *     open
 *     title="Ștergi produsul?"
 *     keepLabel="Păstrează"
 *     confirmLabel="Șterge"
 *     onClose={() => console.log('kept')}
 *     onConfirm={() => console.log('deleted')}
 *   >
 *     Rujul nu se mai vinde.
 *   </ConfirmDialog>
 * );
 */
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
