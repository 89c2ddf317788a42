import { useEffect, useState } from 'react';

/**
 * The modal dialog that is open now. Everything outside of it is inert: what must be heard or
 * pressed meanwhile has to stand inside.
 */
export function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    // The last one in the document: a dialog that opens out of another stands after it.
    const update = () => setDialog([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return dialog;
}
