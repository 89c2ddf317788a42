import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { auditMessages as text } from '../../audit-messages.ts';
import { messages } from '../../messages.ts';
import { useHasHistory } from '../history/use-has-history.ts';
import { EntriesOfThing, type Thing } from './thing-history.tsx';

interface HistoryButtonProps extends Thing {
  name: string;
}

/** Opens the history of a thing without a page; hidden where no record is kept or readable. */
export function HistoryButton({ kind, id, name }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  const title = text.history.of(name);
  if (!useHasHistory(kind)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {text.history.title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={messages.close}
        placement="end"
      >
        {open && <EntriesOfThing kind={kind} id={id} />}
      </Dialog>
    </>
  );
}
