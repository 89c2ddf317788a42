import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the first wrong field of a form that was not sent: it may be far above the button.
 * @param errors a new object with each attempt
 */
export function useFirstError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
