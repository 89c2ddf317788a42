import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormOpener {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens the form; it is away while the form is there. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * A form with a button in its place while it is closed: pressed once more, the button would seem to
 * send the form, or lose what was typed. The focus goes back to it with the form.
 */
export function useFormOpener(initiallyOpen: () => boolean): FormOpener {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), button };
}
