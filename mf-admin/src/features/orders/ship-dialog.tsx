import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { readTracking } from './read-tracking.ts';
import type { TrackingDraft } from './use-tracking-draft.ts';

const text = messages.order.ship;

interface ShipProps {
  draft: TrackingDraft;
  onClose: () => void;
  onShip: (trackingNumber: string) => void;
}

/** Asks for the tracking number: the mail of this step names it. */
export function ShipDialog({ open, ...ship }: ShipProps & { open: boolean }) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={ship.onClose}
      title={text.title}
      closeLabel={messages.close}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={ship.onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <ShipForm id={form} {...ship} />
    </Dialog>
  );
}

function ShipForm({ id, draft, onClose, onShip }: ShipProps & { id: string }) {
  const form = useForm({
    values: draft.values,
    setValues: draft.setValues,
    read: readTracking,
    send({ trackingNumber }, typed) {
      const conflict = draft.conflict(typed);
      if (conflict) return conflict;
      onClose();
      onShip(trackingNumber);
      return undefined;
    },
  });
  return (
    <form {...form.props} id={id}>
      <TextField
        {...form.field('trackingNumber')}
        label={messages.order.tracking}
        hint={text.hint}
        autoComplete="off"
        data-autofocus
        error={form.errors.trackingNumber ?? form.notice?.text}
      />
    </form>
  );
}
