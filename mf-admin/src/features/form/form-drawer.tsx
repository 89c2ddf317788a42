import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';

interface FormDrawerProps {
  action: string;
  title: string;
  /** Open at first, where the page's address stands for the form. */
  isFirstOpen?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Form in a drawer beside its list. Drafts survive closing. */
export function FormDrawer({ action, title, isFirstOpen = false, children }: FormDrawerProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Opened with the page, the drawer has no focus to restore.
    if (wasOpen.current && !isOpen && isNowhere(document.activeElement)) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <div>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={messages.close}
        placement="end"
      >
        {typeof children === 'function' ? children(close) : children}
      </Dialog>
    </div>
  );
}

/** True when nothing, or nothing interactive, has the focus. */
const isNowhere = (element: Element | null): boolean =>
  !element?.matches('a, button, input, select, textarea, summary');
