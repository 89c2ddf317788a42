import type { User } from '@vitrina/contract/entities/user';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';
import { EraseForm } from './erase-form.tsx';

const text = messages.erasure;

/** Erases personal data permanently, after showing what is erased and what stays. */
export function ErasePerson({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const name = user.name || user.email;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className={look.destructive ?? ''}
        aria-label={text.actionOf(name)}
        onClick={() => setOpen(true)}
      >
        {text.action}
      </Button>
      <Dialog open={isOpen} title={text.title(name)} closeLabel={messages.close} onClose={close}>
        <EraseForm user={user} onErased={close} />
      </Dialog>
    </>
  );
}
