import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { messages } from '../../messages.ts';

interface UnsavedDialogProps {
  open: boolean;
  place: 'page' | 'form';
  onStay: () => void;
  onLeave: () => void;
}

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
