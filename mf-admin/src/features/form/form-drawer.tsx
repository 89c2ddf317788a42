import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';

interface FormDrawerProps {
  /** On the button that opens it. */
  action: string;
  title: string;
  /** Where the address of the page stands for the form itself. */
  isFirstOpen?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A form in a drawer beside its list, behind a button. The form keeps what is typed over closing. */
export function FormDrawer({ action, title, isFirstOpen = false, children }: FormDrawerProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Opened with the page, the drawer has nothing to give the focus back to.
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

/** Nothing has the focus, or something that cannot be pressed, like a heading of the page. */
const isNowhere = (element: Element | null): boolean =>
  !element?.matches('a, button, input, select, textarea, summary');
