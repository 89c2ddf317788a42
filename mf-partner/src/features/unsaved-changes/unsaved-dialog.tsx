import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { messages } from '../../messages.ts';

interface UnsavedDialogProps {
  open: boolean;
  /** What is about to be left. */
  place: 'page' | 'form';
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what is not saved may be lost. */
export function UnsavedDialog({ open, place, onStay, onLeave }: UnsavedDialogProps) {
  const text = messages.unsaved[place];
  return (
    <ConfirmDialog
      open={open}
      title={messages.unsaved.title}
      keepLabel={text.stay}
      confirmLabel={text.leave}
      onClose={onStay}
      onConfirm={onLeave}
    >
      <p>{text.question}</p>
    </ConfirmDialog>
  );
}
