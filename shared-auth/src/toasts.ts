import { create } from 'zustand';

/** A toast in the queue of `useToasts`. */
export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'info' | 'danger';
  /** Offered beside the text, e.g. undo. */
  action: { label: string; run: () => void } | null;
  /** A later toast with the same value replaces it, so a failure and its success do not both show. */
  about: string | null;
}

/** Display time of a toast, in ms (docs/product.md#toasts); paused on hover and focus. */
export const TOAST_MS = 4000;

let lastId = 0;

/**
 * The queue, rendered by the shell's only viewport.
 * @example const isTaken = useToasts(({ toasts }) => toasts.length > 0);
 */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/**
 * Shows `text`. @returns the toast's id, for `dismissToast`
 * @example
 * showToast('Produsul a fost scos.', {
 *   action: { label: 'Anulează', run: () => console.log('put back') },
 * });
 */
export function showToast(
  text: string,
  options: Partial<Pick<Toast, 'tone' | 'action' | 'about'>> = {},
): number {
  const toast: Toast = {
    id: ++lastId,
    text,
    tone: options.tone ?? 'success',
    action: options.action ?? null,
    about: options.about ?? null,
  };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ about }) => !about || about !== toast.about), toast],
  }));
  return toast.id;
}

/** Removes a toast; an unknown id does nothing. */
export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
