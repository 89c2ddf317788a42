import { useEffect, useState } from 'react';

/**
 * The open modal dialog, or `null`. Everything outside it is inert, so live regions and their buttons must be
 * rendered inside.
 * @example
 * import { createPortal } from 'react-dom';
 * const dialog = useOpenDialog();
 * const toasts = <div role="status">Salvat</div>;
 * const shown = dialog ? createPortal(toasts, dialog) : toasts;
 */
export function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    // The last in the document: a dialog opened from another one follows it.
    const update = () => setDialog([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return dialog;
}
