import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';

const text = messages.views;

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

export function SaveViewDialog({ open, onClose, onSave }: SaveViewDialogProps) {
  const form = useId();
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setError(text.nameMissing);
    setError(null);
    onSave(name);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.save}
      closeLabel={messages.close}
      size="sm"
      actions={
        <Button type="submit" form={form}>
          {messages.save}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={text.name}
          name="name"
          maxLength={60}
          required
          data-autofocus
          autoComplete="off"
          error={error}
        />
      </form>
    </Dialog>
  );
}
