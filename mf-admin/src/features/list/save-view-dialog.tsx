import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';

const text = messages.views;

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  /** Why a view cannot be saved under a name. */
  refuse: (name: string) => string | null;
  onSave: (name: string) => void;
}

export function SaveViewDialog({ open, onClose, refuse, onSave }: SaveViewDialogProps) {
  const form = useId();
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setError(null);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const wrong = name ? refuse(name) : text.nameMissing;
    if (wrong) return setError(wrong);
    onSave(name);
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
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
