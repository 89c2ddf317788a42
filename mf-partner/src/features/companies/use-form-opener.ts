import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormOpener {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** For the button, which is hidden while the form is open. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Form that replaces its button: a second press on a visible one would seem to submit, or lose the draft.
 * Closing returns the focus to the button.
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
