import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';

interface AskedButtonProps {
  action: string;
  /** Accessible name, where the same button stands in every row. */
  label?: string;
  title: string;
  confirm: string;
  keep?: string;
  isDestructive?: boolean;
  variant?: 'primary' | 'secondary';
  busy: boolean;
  disabled?: boolean;
  /** Id of the sentence that says why it is disabled. */
  describedBy?: string | undefined;
  onConfirm: () => void;
  children: ReactNode;
}

export function AskedButton({
  action,
  label,
  title,
  confirm,
  keep = messages.cancel,
  isDestructive = false,
  variant = 'secondary',
  busy,
  disabled,
  describedBy,
  onConfirm,
  children,
}: AskedButtonProps) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        className={isDestructive ? (look.destructive ?? '') : ''}
        busy={busy}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => setAsked(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={asked}
        variant={isDestructive ? 'danger' : 'primary'}
        title={title}
        keepLabel={keep}
        closeLabel={messages.close}
        confirmLabel={confirm}
        onClose={close}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
