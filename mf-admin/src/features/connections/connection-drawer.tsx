import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { type ReactNode, useState } from 'react';
import { connectionMessages } from '../../connection-messages.ts';
import { messages } from '../../messages.ts';
import style from './connections.module.css';

interface ConnectionDrawerProps {
  name: string;
  title: string;
  children: ReactNode;
}

export function ConnectionDrawer({ name, title, children }: ConnectionDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={connectionMessages.manageOf(name)}
        onClick={() => setOpen(true)}
      >
        {connectionMessages.manage}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={messages.close}
        placement="end"
      >
        <div className={style.parts}>{children}</div>
      </Dialog>
    </>
  );
}
