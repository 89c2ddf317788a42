import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useId } from 'react';
import { messages } from '../../messages.ts';

const text = messages.views;
const EMPTY = { name: '' };

interface SaveViewProps {
  onClose: () => void;
  refuse: (name: string) => string | null;
  onSave: (name: string) => void;
}

export function SaveViewDialog({ open, ...save }: SaveViewProps & { open: boolean }) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={save.onClose}
      title={text.save}
      closeLabel={messages.close}
      size="sm"
      actions={
        <Button type="submit" form={form}>
          {messages.save}
        </Button>
      }
    >
      <SaveViewForm id={form} {...save} />
    </Dialog>
  );
}

function SaveViewForm({ id, refuse, onSave, onClose }: SaveViewProps & { id: string }) {
  const { props, errors } = useForm({
    values: EMPTY,
    read(values) {
      const name = values.name.trim();
      const wrong = name ? refuse(name) : text.nameMissing;
      return wrong ? { errors: { name: wrong } } : { input: name };
    },
    send(name: string) {
      onSave(name);
      onClose();
    },
  });
  return (
    <form {...props} id={id}>
      <TextField
        label={text.name}
        name="name"
        maxLength={60}
        required
        data-autofocus
        autoComplete="off"
        error={errors.name}
      />
    </form>
  );
}
