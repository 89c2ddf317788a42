import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
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
    <Dialog
      open={open}
      onClose={onStay}
      title={messages.unsaved.title}
      closeLabel={text.stay}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {text.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {text.leave}
          </Button>
        </>
      }
    >
      <p>{text.question}</p>
    </Dialog>
  );
}
